import { css } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useMemo } from 'react';
import { mobileMenuMachine } from '#machines/mobile-menu/mobile-menu.machine.ts';
import { selectIsMounted } from '#machines/mobile-menu/mobile-menu.selectors.ts';
import type { MegaMenu as Menu } from '#openapi/generated/waymark.gen.ts';
import { inspection } from '#src/flows/inspection.ts';
import { routeWatcher } from '#src/flows/watchRoute.ts';
import { headerText } from '#src/messages/header.ts';
import { useText } from '#src/messages/text.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { media } from '#src/ui/tokens.ts';

/** The panel comes with its first opening: most pages never need it. */
const MobileMenuPanel = lazy(() => import('./MobileMenuPanel.tsx'));

const onSmall = css`
  @media ${media.lg} {
    display: none;
  }
`;

/** The way into the navigation on small screens. */
export function MobileMenu({ menu }: { menu: Menu }) {
  const router = useRouter();
  const say = useText(headerText);
  const logic = useMemo(() => mobileMenuMachine.provide({ actors: { watchRoute: routeWatcher(router) } }), [router]);
  const inspect = inspection();
  const actor = useActorRef(logic, inspect ? { inspect } : {});
  const isMounted = useSelector(actor, selectIsMounted);

  return (
    <div className={onSmall}>
      <IconButton icon="menu" label={say('openMenu')} aria-expanded={isMounted} onClick={() => actor.send({ type: 'menu.opened' })} />
      {isMounted && (
        <Suspense fallback={null}>
          <MobileMenuPanel menu={menu} actor={actor} />
        </Suspense>
      )}
    </div>
  );
}
