import { assertEvent, setup } from 'xstate';
import { callbackPort } from '#machines/shared/ports.ts';
import type { HeaderContext, HeaderEvent, HeaderInput } from './header.types.ts';

const ports = {
  /** Sends `page.scrolled` as the page moves. */
  watchScroll: callbackPort('watchScroll'),
  /** Sends `route.changed` whenever another page is shown. */
  watchRoute: callbackPort('watchRoute'),
};

export type HeaderPorts = typeof ports;

/** Pixels. Up to here the page counts as not scrolled; further down the header may hide. */
const TOP = 8;
const BELOW_HEADER = 160;

/** Pages that begin with a large picture: the header is transparent over it. */
const heroRoute = /^\/[a-z]{2}-[a-z]{2}\/?$/;
/** Pages without a sticky header: nothing may distract from paying (core 4). */
const plainRoute = /\/(checkout|order-confirmation)(\/|$)/;

const base = setup({
  types: { context: {} as HeaderContext, events: {} as HeaderEvent, input: {} as HeaderInput },
  actors: ports,
  guards: {
    isPlain: ({ context }) => plainRoute.test(context.path),
    isAtTop: ({ context }) => context.y < TOP,
    isAtTopOfHero: ({ context }) => context.y < TOP && heroRoute.test(context.path),
    wentDown: ({ context }) => context.y > context.restedY && context.y > BELOW_HEADER,
    wentUp: ({ context }) => context.y < context.restedY || context.y <= BELOW_HEADER,
  },
  delays: {
    /** Milliseconds without scrolling after which the page counts as resting (core 9). */
    scrollDebounce: 200,
    /** Maximum milliseconds until the header reacts, however long the page moves (core 9). */
    scrollMaxWait: 500,
  },
});

export const headerSetup = base.extend({
  actions: {
    rememberScroll: base.assign(({ event }) => {
      assertEvent(event, 'page.scrolled');
      return { y: event.y };
    }),
    rememberRest: base.assign(({ context }) => ({ restedY: context.y })),
    rememberPath: base.assign(({ event }) => {
      assertEvent(event, 'route.changed');
      return { path: event.path, y: 0, restedY: 0 };
    }),
    settle: base.raise({ type: 'scroll.settled' }),
  },
});
