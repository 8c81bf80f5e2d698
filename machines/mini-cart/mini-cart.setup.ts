import { assertEvent, setup } from 'xstate';
import { isCartRoute } from '#machines/shared/cart-route.ts';
import type { MiniCartContext, MiniCartEmitted, MiniCartEvent, MiniCartInput } from './mini-cart.types.ts';

const base = setup({
  types: {
    context: {} as MiniCartContext,
    events: {} as MiniCartEvent,
    emitted: {} as MiniCartEmitted,
    input: {} as MiniCartInput,
  },
  guards: {
    isCartRoute: ({ context }) => isCartRoute(context.path),
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
