import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, send } from './mini-cart.model.ts';

const bag = send['bag.pressed'];
const [loud, quiet] = send['item.added'];
const changed = send['change.settled'];
const [closed, anotherClosed] = send['dialog.closed'];
const [home, cartPage, checkout] = send['route.changed'];

describeChart(model, {
  invariants: {
    'it asks for its dialog exactly when it is opened, and for no other': ({ event, nextState, emitted }) => {
      const isOpened =
        (event.type === 'bag.pressed' || event.type === 'item.added') && nextState.matches({ ready: 'open' });
      expect(emitted).toEqual(isOpened ? [{ type: 'dialog.requested', name: 'mini-cart' }] : []);
    },
    'it never opens where the cart is on the screen': ({ nextState }) => {
      const isOnScreen = /\/(cart|checkout)$/.test(nextState.context.path);
      expect(nextState.matches('hidden')).toBe(isOnScreen);
    },
    'an added item is highlighted until the cart is shown as it is': ({ nextState }) => {
      if (nextState.matches({ ready: { open: 'added' } })) expect(nextState.context.addedItemId).toBe(loud.item.itemId);
      if (nextState.matches({ ready: { open: 'cart' } })) expect(nextState.context.addedItemId).toBeNull();
    },
    'another page closes it': ({ event, nextState }) => {
      if (event.type === 'route.changed') expect(nextState.matches({ ready: 'open' })).toBe(false);
    },
  },
  stories: [
    { name: 'an add opens it, with what was added first', events: [loud], ends: { ready: { open: 'added' } } },
    { name: 'a quiet add does not', events: [], ends: { ready: 'closed' }, refuses: [quiet] },
    {
      name: 'on the cart page neither an add nor the bag opens it',
      start: 'the cart page',
      events: [],
      ends: 'hidden',
      refuses: [loud, quiet, bag],
    },
    {
      name: 'in the checkout neither an add nor the bag opens it',
      events: [checkout],
      ends: 'hidden',
      refuses: [loud, bag],
    },
    {
      name: 'away from the cart it opens again',
      start: 'the cart page',
      events: [home, loud],
      ends: { ready: { open: 'added' } },
    },
    { name: 'the bag shows the cart as it is', events: [loud, closed, bag], ends: { ready: { open: 'cart' } } },
    {
      name: 'an added item is no longer highlighted once something else changes',
      events: [loud, changed],
      ends: { ready: { open: 'cart' } },
    },
    { name: 'a second add is highlighted instead', events: [loud, changed, loud], ends: { ready: { open: 'added' } } },
    {
      name: 'closing it leaves the page as it is',
      events: [bag, closed],
      ends: { ready: 'closed' },
      refuses: [closed],
    },
    {
      name: 'a dialog over it that goes leaves it open',
      events: [bag],
      ends: { ready: { open: 'cart' } },
      refuses: [anotherClosed],
    },
    {
      name: 'going on to the checkout closes it there',
      events: [bag, send['checkout.chosen'], checkout],
      ends: 'hidden',
    },
    {
      name: 'who changes their mind goes to the cart page instead',
      events: [bag, send['checkout.chosen'], send['cart.chosen'], cartPage],
      ends: 'hidden',
    },
    {
      name: 'on the way it can still be put away',
      events: [bag, send['cart.chosen'], closed],
      ends: { ready: 'closed' },
    },
  ],
});
