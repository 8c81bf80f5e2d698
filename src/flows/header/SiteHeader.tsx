import { useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { headerMachine } from '#machines/header/header.machine.ts';
import { selectIsHidden, selectLook } from '#machines/header/header.selectors.ts';
import type { MegaMenu as Menu } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { SearchOverlay } from '#src/flows/auto-suggest/SearchOverlay.tsx';
import { useCartCount } from '#src/flows/cart/useCartCount.ts';
import { inspection } from '#src/flows/inspection.ts';
import { MegaMenu } from '#src/flows/mega-menu/MegaMenu.tsx';
import { MobileMenu } from '#src/flows/mobile-menu/MobileMenu.tsx';
import { useDialogsRef } from '#src/flows/storefront/storefront.hooks.ts';
import { useLogic } from '#src/flows/useLogic.ts';
import { headerText } from '#src/messages/header.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { IconLink } from '#src/ui/Button.tsx';
import { Header } from '#src/ui/Header.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { createHeaderActors } from './header.actors.ts';
import { PromoMessages } from './PromoMessages.tsx';

/** The header of every page. On the checkout it is light: the name of the shop and the way back to the cart. */
export function SiteHeader({ menu }: { menu: Menu }) {
  const router = useRouter();
  const locale = useLocale();
  const say = useText(headerText);
  const logic = useLogic(headerMachine, () => headerMachine.provide({ actors: createHeaderActors(router) }), [router]);
  const inspect = inspection();
  const input = { path: router.latestLocation.pathname };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  const look = useSelector(actor, selectLook);
  const isHidden = useSelector(actor, selectIsHidden);
  const isLight = look === 'light';

  return (
    <Header
      state={look}
      isHidden={isHidden}
      isSticky={!isLight}
      promo={menu.promoBar && !isLight ? <PromoMessages messages={menu.promoBar.messages} /> : undefined}
      logo={
        <Link href={inLocale(locale, '/')} variant="plain" aria-label={say('home')}>
          <Logo />
        </Link>
      }
      start={isLight ? undefined : <Navigation menu={menu} />}
      end={<HeaderActions isLight={isLight} />}
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

function HeaderActions({ isLight }: { isLight: boolean }) {
  const locale = useLocale();
  const say = useText(headerText);
  const count = useCartCount();
  const dialogs = useDialogsRef();
  return (
    <>
      {!isLight && <SearchOverlay />}
      <IconLink
        icon="bag"
        label={count === 0 ? say('cartEmpty') : say('cart', { count })}
        count={count}
        href={inLocale(locale, '/cart')}
        onClick={(click) => {
          // Without a modifier the cart opens beside the page; as a link it works before any script does.
          if (isLight || click.metaKey || click.ctrlKey || click.shiftKey) return;
          click.preventDefault();
          dialogs.send({ type: 'dialog.requested', name: 'mini-cart' });
        }}
      />
    </>
  );
}
