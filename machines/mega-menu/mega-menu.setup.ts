import { setup } from 'xstate';
import { callbackPort } from '#machines/shared/ports.ts';
import type { MegaMenuContext, MegaMenuEvent, MegaMenuInput } from './mega-menu.types.ts';

const ports = {
  /** Sends `route.changed` whenever another page is shown. */
  watchRoute: callbackPort('watchRoute'),
};

export type MegaMenuPorts = typeof ports;

const base = setup({
  types: { context: {} as MegaMenuContext & MegaMenuInput, events: {} as MegaMenuEvent, input: {} as MegaMenuInput },
  actors: ports,
  guards: {
    opensOnHover: ({ context }) => context.opensOn === 'hover',
    isSameItem: ({ context, event }) => 'itemId' in event && event.itemId === context.itemId,
  },
  delays: {
    /** Milliseconds. A pointer that only crosses the bar opens nothing. */
    hoverIntent: 120,
    /** Milliseconds. A pointer may leave the panel's area for a moment on its way into it. */
    leaveGrace: 250,
  },
});

export const megaMenuSetup = base.extend({
  actions: {
    rememberItem: base.assign(({ event }) => ({ itemId: 'itemId' in event ? event.itemId : null })),
    forgetItem: base.assign({ itemId: null }),
  },
});
