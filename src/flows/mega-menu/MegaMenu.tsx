import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { megaMenuMachine } from '#machines/mega-menu/mega-menu.machine.ts';
import type { MegaMenu as Menu } from '#openapi/generated/waymark.gen.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { routeWatcher } from '#src/flows/shared/watchRoute.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { MegaMenuView } from './MegaMenuView.tsx';

/** The navigation of large screens, with a chart of its own. */
export function MegaMenu({ menu }: { menu: Menu }) {
  const router = useRouter();
  const logic = useMemo(
    () => withPorts(megaMenuMachine, () => megaMenuMachine.provide({ actors: { watchRoute: routeWatcher(router) } })),
    [router],
  );
  const inspect = useInspection();
  const input = { opensOn: menu.opensOn };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return <MegaMenuView menu={menu} actor={actor} />;
}
