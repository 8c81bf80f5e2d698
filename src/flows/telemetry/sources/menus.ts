import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { mobileMenuMachine } from '#machines/mobile-menu/mobile-menu.machine.ts';
import { observeCharts, runningCharts } from '#src/flows/shared/inspection.ts';
import { type Source, shownType } from '../page.ts';

type MenuRef = ActorRefFrom<typeof mobileMenuMachine>;

const isMenu = (actor: AnyActorRef): actor is MenuRef => {
  const snapshot = actor.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
  return snapshot?.machine?.id === mobileMenuMachine.id;
};

/** Notes presses of the navigation: its links on large screens, its sections that unfold on small ones. */
export const watchMenus: Source = (note, router) => {
  const ending = new AbortController();
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const item = link?.closest<HTMLElement>('li[data-item]')?.dataset['item'];
      if (item) note({ event: 'navigation-clicked', pageType: shownType(router), item });
    },
    { capture: true, signal: ending.signal },
  );

  const heard = new WeakSet<AnyActorRef>();
  const hear = (actor: AnyActorRef) => {
    if (heard.has(actor) || !isMenu(actor)) return;
    heard.add(actor);
    const reports = actor.on('section.expanded', ({ sectionId: section }) =>
      note({ event: 'menu-section-expanded', pageType: shownType(router), section }),
    );
    ending.signal.addEventListener('abort', () => reports.unsubscribe());
  };
  for (const actor of runningCharts()) hear(actor);
  const end = observeCharts((event) => {
    if (event.type === '@xstate.snapshot') hear(event.actorRef as AnyActorRef);
  });
  return () => {
    ending.abort();
    end();
  };
};
