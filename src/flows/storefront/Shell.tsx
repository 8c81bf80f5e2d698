import type { ReactNode } from 'react';
import { Compare } from '#src/flows/compare/index.ts';
import { Dialogs, QuickShopProvider } from '#src/flows/dialogs/index.ts';
import { FavoritesProvider } from '#src/flows/favorites/index.ts';
import { InStore } from '#src/flows/in-store/index.ts';
import { Toasts } from '#src/flows/toasts/index.ts';
import { storefrontText } from '#src/messages/storefront.ts';
import { useText } from '#src/messages/text.ts';
import { SkipLink } from '#src/ui/text/Hidden.tsx';
import { CachedPart } from '#src/ui/behaviour/CachedPart.tsx';
import { StorefrontProvider } from './StorefrontProvider.tsx';

/** The frame of every page: header, footer, toasts and dialogs, and the root chart that runs them. */
export function Shell({
  locale,
  toastSeconds,
  header,
  footer,
  children,
}: {
  locale: string;
  toastSeconds: number;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}) {
  const t = useText(storefrontText);
  return (
    <StorefrontProvider locale={locale} toastDelay={toastSeconds * 1000}>
      <FavoritesProvider>
        <SkipLink href="#main">{t('skipToContent')}</SkipLink>
        <CachedPart name="header">{header}</CachedPart>
        <main id="main" tabIndex={-1}>
          <QuickShopProvider>{children}</QuickShopProvider>
        </main>
        {footer}
        <InStore />
        <Compare />
        <Toasts />
        <Dialogs />
      </FavoritesProvider>
    </StorefrontProvider>
  );
}
