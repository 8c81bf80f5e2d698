import type { Session } from '#machines/session/session.types.ts';
import { storefrontMachine } from '#machines/storefront/storefront.machine.ts';
import { filled, noNetwork, returning, shoe } from '#model-tests/cart/cart.fixtures.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = {
  'session.started': [
    { type: 'session.started', session: returning },
    { type: 'session.started', session: { ...returning, consumerType: 'EMPLOYEE', owesTerms: true } },
  ],
  'session.unavailable': { type: 'session.unavailable', failure: null },
  'session.ended': { type: 'session.ended' },
  'session.left': { type: 'session.left' },
  'session.revoked': { type: 'session.revoked' },
  'session.wanted': { type: 'session.wanted' },
  'change.settled': { type: 'change.settled', id: 'c1', cart: filled },
  'cart.ordered': { type: 'cart.ordered' },
  'change.refused': { type: 'change.refused', id: 'c1', failure: noNetwork },
  'item.added': { type: 'item.added', item: shoe, isQuiet: false },
  'notice.raised': { type: 'notice.raised', notice: { title: 'removeFailed', tone: 'error' } },
  'reload.requested': { type: 'reload.requested' },
  'dialog.requested': { type: 'dialog.requested', name: 'mini-cart' },
  'dialog.closed': { type: 'dialog.closed', name: 'mini-cart' },
  'signIn.settled': { type: 'signIn.settled', id: 'form' },
  'signIn.refused': {
    type: 'signIn.refused',
    id: 'form',
    failure: { errorId: 'AUT401', message: 'wrong', status: 401 },
  },
  'route.changed': [
    { type: 'route.changed', path: '/en-us/c/women-1000' },
    { type: 'route.changed', path: '/en-us/cart' },
    { type: 'route.changed', path: '/en-us/order-confirmation' },
    { type: 'route.changed', path: '/en-us/account/orders' },
  ],
} as const;

/** Pages on which a sign-out or a sign-in leads away. */
export const special: readonly string[] = ['/en-us/cart', '/en-us/order-confirmation', '/en-us/account/orders'];

/** True if an employee comes back who has not accepted the terms of the discount. */
export const owesTerms = (event: { type: string; session?: unknown }): boolean =>
  event.type === 'session.started' && (event as { session: Session }).session.owesTerms === true;

const broken = [new Error('broken')] as const;

export const model = modelOf(storefrontMachine, {
  input: { locale: 'en-us', path: '/en-us', toastDelay: 6000, reloadPeriod: 10_000 },
  send,
  outcomes: {
    session: { done: [], failed: broken },
    cart: { done: [], failed: broken },
    miniCart: { done: [], failed: broken },
    toasts: { done: [], failed: broken },
    dialogs: { done: [], failed: broken },
    reloadGuard: { done: [], failed: broken },
    listenTo: { failed: broken },
    watchRoute: { failed: broken },
    leavePage: { failed: broken },
  },
  project: ({ path }) => (special.includes(path) ? path : null),
  why: 'three guards read whether the page is about the shopper, or is of the account, and whether it confirms an order; every other event is relayed whatever the context is',
});
