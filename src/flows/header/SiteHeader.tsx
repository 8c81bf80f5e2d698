import { css } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { headerMachine } from '#machines/header/header.machine.ts';
import type { MegaMenu as Menu } from '#openapi/generated/waymark.gen.ts';
import { SearchOverlay } from '#src/flows/auto-suggest/index.ts';
import { useCartCount } from '#src/flows/cart/index.ts';
import { FavoritesLink } from '#src/flows/favorites/index.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { MegaMenu } from '#src/flows/mega-menu/index.ts';
import { Bag } from '#src/flows/mini-cart/index.ts';
import { MobileMenu } from '#src/flows/mobile-menu/index.ts';
import { AccountButton } from '#src/flows/session/index.ts';
import { useMiniCartRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { inLocale } from '#src/domain/locale.ts';
import { headerText } from '#src/messages/header.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { IconLink } from '#src/ui/text/Button.tsx';
import { media } from '#src/ui/theme/tokens.ts';
import { createHeaderActors } from './header.actors.ts';
import { HeaderView } from './HeaderView.tsx';
import { PromoMessages } from './PromoMessages.tsx';

/** On a small screen the menu has this link. */
const onLarge = css`
  @media ${media.belowLg} {
    display: none;
  }
`;

/** The header of every page, on a chart of its own. */
export function SiteHeader({ menu }: { menu: Menu }) {
  const router = useRouter();
  const logic = useMemo(
    () => withPorts(headerMachine, () => headerMachine.provide({ actors: createHeaderActors(router) })),
    [router],
  );
  const inspect = useInspection();
  const input = { path: router.latestLocation.pathname };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return (
    <HeaderView
      actor={actor}
      promo={menu.promoBar && <PromoMessages messages={menu.promoBar.messages} />}
      navigation={<Navigation menu={menu} />}
      actions={(isPlain) => <HeaderActions isPlain={isPlain} />}
    />
  );
}

function Navigation({ menu }: { menu: Menu }) {
  return (
    <>
      <MobileMenu menu={menu} />
      <MegaMenu menu={menu} />
    </>
  );
}

function HeaderActions({ isPlain }: { isPlain: boolean }) {
  const count = useCartCount();
  const miniCart = useMiniCartRef();
  const locale = useLocale();
  const t = useText(headerText);
  return (
    <>
      {!isPlain && <SearchOverlay />}
      {!isPlain && <IconLink className={onLarge} icon="pin" label={t('stores')} href={inLocale(locale, '/stores')} />}
      {!isPlain && <AccountButton />}
      {!isPlain && <FavoritesLink />}
      <Bag actor={miniCart} count={count} />
    </>
  );
}
