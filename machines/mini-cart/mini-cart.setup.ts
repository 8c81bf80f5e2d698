import { assertEvent, setup } from 'xstate';
import type { MiniCartContext, MiniCartEmitted, MiniCartEvent, MiniCartInput } from './mini-cart.types.ts';

/** Pages that already show the cart (core 2). */
const cartRoute = /\/(cart|checkout)(\/|$)/;

const base = setup({
  types: {
    context: {} as MiniCartContext,
    events: {} as MiniCartEvent,
    emitted: {} as MiniCartEmitted,
    input: {} as MiniCartInput,
  },
  guards: {
    isCartRoute: ({ context }) => cartRoute.test(context.path),
    isLoud: ({ event }) => {
      assertEvent(event, 'item.added');
      return !event.isQuiet;
    },
    isOwnDialog: ({ event }) => {
      assertEvent(event, 'dialog.closed');
      return event.name === 'mini-cart';
    },
  },
});

export const miniCartSetup = base.extend({
  actions: {
    rememberPath: base.assign(({ event }) => {
      assertEvent(event, 'route.changed');
      return { path: event.path };
    }),
    rememberAdded: base.assign(({ event }) => {
      assertEvent(event, 'item.added');
      return { addedItemId: event.item.itemId };
    }),
    forgetAdded: base.assign({ addedItemId: null }),
    askForDialog: base.emit({ type: 'dialog.requested', name: 'mini-cart' }),
  },
});
