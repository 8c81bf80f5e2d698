import { assertEvent, setup } from 'xstate';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { miniCartMachine } from '#machines/mini-cart/mini-cart.machine.ts';
import { reloadGuardMachine } from '#machines/reload-guard/reload-guard.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { listenTo } from '#machines/shared/listen.ts';
import { callbackPort } from '#machines/shared/ports.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import type { StorefrontContext, StorefrontEvent, StorefrontInput } from './storefront.types.ts';

const ports = {
  session: sessionMachine,
  cart: cartMachine,
  miniCart: miniCartMachine,
  toasts: toastsMachine,
  dialogs: dialogsMachine,
  reloadGuard: reloadGuardMachine,
  listenTo,
  /** Sends `route.changed` whenever another page is shown. */
  watchRoute: callbackPort('watchRoute'),
  /** Navigates to the home page or to the account on request. */
  leavePage: callbackPort<{ type: 'home.requested' | 'account.requested' }, { locale: string }>('leavePage'),
};

export type StorefrontPorts = typeof ports;

const base = setup({
  types: { context: {} as StorefrontContext, events: {} as StorefrontEvent, input: {} as StorefrontInput },
  actors: ports,
  guards: {
    /** Pages with the shopper's own data (core 2). */
    isProtected: ({ context }) => /\/(cart|checkout|favorites|account)(\/|$)/.test(context.path),
    /** Such a page may not be hydrated yet: its own chart never hears of the customer. */
    isAccount: ({ context }) => /\/account(\/|$)/.test(context.path),
    /** The page confirms an order, which a guest takes along by signing in (core 2: /account). */
    hasOrdered: ({ context }) => context.path.endsWith('/order-confirmation'),
    owesTerms: ({ event }) => {
      assertEvent(event, 'session.started');
      return event.session.owesTerms === true;
    },
  },
});

export const storefrontSetup = base.extend({
  actions: {
    rememberPath: base.assign(({ event }) => {
      assertEvent(event, 'route.changed');
      return { path: event.path };
    }),
    goHome: base.sendTo('leavePage', { type: 'home.requested' }),
    goToAccount: base.sendTo('leavePage', { type: 'account.requested' }),
    showTerms: base.sendTo('dialogs', { type: 'dialog.requested', name: 'employee-terms' }),
    tellSession: base.sendTo('session', { type: 'session.retried' }),
    tellSessionOfCart: base.sendTo('session', ({ event }) => {
      assertEvent(event, 'change.settled');
      return { type: 'cart.changed', basketId: event.cart.basketId, isEmpty: event.cart.items.length === 0 };
    }),
    tellSessionOfOrder: base.sendTo('session', { type: 'cart.changed', basketId: null, isEmpty: true }),
    tellCart: base.sendTo('cart', ({ event }) => {
      assertEvent(event, ['session.started', 'session.unavailable', 'session.ended']);
      return event;
    }),
    tellMiniCart: base.sendTo('miniCart', ({ event }) => {
      assertEvent(event, ['item.added', 'change.settled', 'dialog.closed', 'route.changed']);
      return event;
    }),
    tellDialogs: base.sendTo('dialogs', ({ event }) => {
      assertEvent(event, ['dialog.requested', 'route.changed']);
      return event;
    }),
    raiseToast: base.sendTo('toasts', ({ event }) => {
      assertEvent(event, 'notice.raised');
      return { type: 'toast.raised', notice: event.notice };
    }),
    askForReload: base.sendTo('reloadGuard', { type: 'reload.requested' }),
  },
});
