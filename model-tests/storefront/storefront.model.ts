import { storefrontMachine } from '#machines/storefront/storefront.machine.ts';
import { filled, guest, noNetwork, shoe } from '#model-tests/cart/cart.fixtures.ts';
import { modelOf } from '#model-tests/support/model.ts';

export const send = {
  'session.started': { type: 'session.started', session: guest },
  'session.renewed': { type: 'session.renewed' },
  'session.unavailable': { type: 'session.unavailable' },
  'session.ended': { type: 'session.ended' },
  'change.settled': { type: 'change.settled', id: 'c1', cart: filled },
  'change.refused': { type: 'change.refused', id: 'c1', failure: noNetwork },
  'item.added': [
    { type: 'item.added', item: shoe, isQuiet: false },
    { type: 'item.added', item: shoe, isQuiet: true },
  ],
  'notice.raised': { type: 'notice.raised', notice: { title: 'cartExpired', tone: 'error' } },
  'reload.requested': { type: 'reload.requested' },
  'route.changed': [
    { type: 'route.changed', path: '/en-us' },
    { type: 'route.changed', path: '/en-us/cart' },
  ],
} as const;

export const model = modelOf(storefrontMachine, {
  input: { locale: 'en-us', path: '/en-us', toastDelay: 6000, reloadPeriod: 10_000 },
  send,
  outcomes: {
    session: { done: [], failed: [new Error('broken')] },
    cart: { done: [], failed: [new Error('broken')] },
    toasts: { done: [], failed: [new Error('broken')] },
    dialogs: { done: [], failed: [new Error('broken')] },
    reloadGuard: { done: [], failed: [new Error('broken')] },
    listenTo: { failed: [new Error('broken')] },
    watchRoute: { failed: [new Error('broken')] },
  },
  project: ({ path }) => path,
  why: 'one guard asks whether the cart is on the screen already',
});
