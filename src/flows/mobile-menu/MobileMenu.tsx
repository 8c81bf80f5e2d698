import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { mobileMenuMachine } from '#machines/mobile-menu/mobile-menu.machine.ts';
import type { MegaMenu as Menu } from '#openapi/generated/waymark.gen.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { routeWatcher } from '#src/flows/shared/watchRoute.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { MobileMenuView } from './MobileMenuView.tsx';

/** The navigation of small screens, with a chart of its own. */
export function MobileMenu({ menu }: { menu: Menu }) {
  const router = useRouter();
  const logic = useMemo(
    () =>
      withPorts(mobileMenuMachine, () => mobileMenuMachine.provide({ actors: { watchRoute: routeWatcher(router) } })),
    [router],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { inspect } : {});
  return <MobileMenuView menu={menu} actor={actor} />;
}
