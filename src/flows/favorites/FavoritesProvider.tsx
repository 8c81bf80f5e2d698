import { type ReactNode, useMemo } from 'react';
import type { LocaleCode } from '#src/domain/locale.ts';
import { useCartRef, useSessionRef, useToastsRef } from '#src/flows/shared/storefront.hooks.ts';
import { useLocale } from '#src/messages/text.ts';
import { HeartsContext } from '#src/ui/product/Heart.tsx';
import { createFavorites, FavoritesContext } from './hearts.ts';

/** Provides the favourites to the hearts of the page. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const session = useSessionRef();
  const cart = useCartRef();
  const toasts = useToastsRef();
  const locale = useLocale() as LocaleCode;
  const favorites = useMemo(() => createFavorites({ session, cart, toasts, locale }), [session, cart, toasts, locale]);
  return (
    <FavoritesContext value={favorites}>
      <HeartsContext value={favorites}>{children}</HeartsContext>
    </FavoritesContext>
  );
}
