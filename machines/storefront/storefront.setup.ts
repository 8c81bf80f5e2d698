import { assertEvent, setup } from 'xstate';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { reloadGuardMachine } from '#machines/reload-guard/reload-guard.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { listenTo } from '#machines/shared/listen.ts';
import { callbackPort } from '#machines/shared/ports.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import type { StorefrontContext, StorefrontEvent, StorefrontInput } from './storefront.types.ts';

const ports = {
  session: sessionMachine,
  cart: cartMachine,
  toasts: toastsMachine,
  dialogs: dialogsMachine,
  reloadGuard: reloadGuardMachine,
  listenTo,
  /** Says `route.changed` whenever another page is shown. */
  watchRoute: callbackPort('watchRoute'),
};

export type StorefrontPorts = typeof ports;

/** Where the cart is already on the screen: an add needs no mini cart there (core 2). */
const cartRoute = /\/(cart|checkout)(\/|$)/;

const base = setup({
  types: { context: {} as StorefrontContext & { input: StorefrontInput }, events: {} as StorefrontEvent, input: {} as StorefrontInput },
  actors: ports,
  guards: {
    wantsMiniCart: ({ context, event }) => {
      assertEvent(event, 'item.added');
      return !event.isQuiet && !cartRoute.test(context.path);
    },
  },
});

export const storefrontSetup = base.extend({
  actions: {
    rememberPath: base.assign(({ event }) => {
      assertEvent(event, 'route.changed');
      return { path: event.path };
    }),
    tellCartOfSession: base.sendTo('cart', ({ event }) => {
      assertEvent(event, 'session.started');
      return { type: 'session.started', session: event.session };
    }),
    tellCartOfEnd: base.sendTo('cart', { type: 'session.ended' }),
    openMiniCart: base.sendTo('dialogs', { type: 'dialog.requested', name: 'mini-cart' }),
    tellDialogsOfRoute: base.sendTo('dialogs', ({ event }) => {
      assertEvent(event, 'route.changed');
      return event;
    }),
    raiseToast: base.sendTo('toasts', ({ event }) => {
      assertEvent(event, 'notice.raised');
      return { type: 'toast.raised', notice: event.notice };
    }),
    askForReload: base.sendTo('reloadGuard', { type: 'reload.requested' }),
  },
});
