import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { headerMachine } from '#machines/header/header.machine.ts';
import type { MegaMenu as Menu } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { SearchOverlay } from '#src/flows/auto-suggest/SearchOverlay.tsx';
import { useCartCount } from '#src/flows/cart/useCartCount.ts';
import { inspection } from '#src/flows/inspection.ts';
import { MegaMenu } from '#src/flows/mega-menu/MegaMenu.tsx';
import { MobileMenu } from '#src/flows/mobile-menu/MobileMenu.tsx';
import { useDialogsRef } from '#src/flows/storefront/storefront.hooks.ts';
import { withPorts } from '#src/flows/withPorts.ts';
import { headerText } from '#src/messages/header.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { IconLink } from '#src/ui/Button.tsx';
import { createHeaderActors } from './header.actors.ts';
import { HeaderView } from './HeaderView.tsx';
import { PromoMessages } from './PromoMessages.tsx';

/** The header of every page, on a chart of its own. */
export function SiteHeader({ menu }: { menu: Menu }) {
  const router = useRouter();
  const logic = useMemo(
    () => withPorts(headerMachine, () => headerMachine.provide({ actors: createHeaderActors(router) })),
    [router],
  );
  const inspect = inspection();
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
  const locale = useLocale();
  const say = useText(headerText);
  const count = useCartCount();
  const dialogs = useDialogsRef();
  return (
    <>
      {!isPlain && <SearchOverlay />}
      <IconLink
        icon="bag"
        label={count === 0 ? say('cartEmpty') : say('cart', { count })}
        count={count}
        href={inLocale(locale, '/cart')}
        onClick={(click) => {
          // Without a modifier the cart opens beside the page; as a link it works before any script does.
          if (isPlain || click.metaKey || click.ctrlKey || click.shiftKey) return;
          click.preventDefault();
          dialogs.send({ type: 'dialog.requested', name: 'mini-cart' });
        }}
      />
    </>
  );
}
