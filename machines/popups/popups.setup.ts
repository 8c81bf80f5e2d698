import { assertEvent, setup } from 'xstate';
import { callbackPort, expected, promisePort } from '#machines/shared/ports.ts';
import { firstUndismissed, popupKindOf } from '#src/domain/popups.ts';
import type { FoundPopups, PopupsContext, PopupsEmitted, PopupsEvent } from './popups.types.ts';

const ports = {
  /** Sends `page.freed` and `page.taken`, first for the present page. */
  watchPage: callbackPort('watchPage'),
  /** Sends `device.changed`. */
  watchDevice: callbackPort('watchDevice'),
  /** Sends `focus.covered` and `target.followed` while a pop-up is large. */
  watchPopup: callbackPort('watchPopup'),
  /** Returns the pop-ups of the site and what this device remembers of them. */
  readPopups: promisePort<FoundPopups>('readPopups'),
  /** Adds an id to those that this device remembers. Rejects if it cannot store anything. */
  saveDismissal: promisePort<void, { id: string }>('saveDismissal'),
};

export type PopupsPorts = typeof ports;

const reported = ({ popup }: PopupsContext) => {
  const { id, name } = expected(popup, 'a pop-up');
  return { id, kind: popupKindOf(name) };
};

const base = setup({
  types: { context: {} as PopupsContext, events: {} as PopupsEvent, emitted: {} as PopupsEmitted },
  actors: ports,
  guards: {
    isAnyLeft: (_, { popups, dismissed }: FoundPopups) => firstUndismissed(popups, dismissed) !== null,
    isDismissedElsewhere: ({ context, event }) => {
      assertEvent(event, 'device.changed');
      return event.dismissed.includes(expected(context.popup, 'a pop-up').id);
    },
  },
  delays: {
    /** Milliseconds from impression to expansion: as editors set it, else 2000 (catalogue 9). */
    untilExpansion: ({ context }) => context.popup?.delay ?? 2000,
  },
});

export const popupsSetup = base.extend({
  actions: {
    choosePopup: base.assign(({ event }) => {
      const { popups, dismissed } = (event as unknown as { output: FoundPopups }).output;
      return { popup: firstUndismissed(popups, dismissed) };
    }),
    reportImpression: base.emit(({ context }) => ({ type: 'popup.shown' as const, ...reported(context) })),
    reportExpansion: base.emit(({ context }) => ({ type: 'popup.expanded' as const, ...reported(context) })),
    reportClick: base.emit(({ context }) => ({ type: 'popup.clicked' as const, ...reported(context) })),
  },
});
