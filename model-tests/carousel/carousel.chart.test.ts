import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { card } from '#model-tests/listing/listing.fixtures.ts';
import { model, send } from './carousel.model.ts';

const near = send['row.neared'];

describeChart(model, {
  invariants: {
    'a shown row has products': ({ nextState }) => {
      if (nextState.matches('shown')) expect(nextState.context.cards.length).toBeGreaterThan(0);
    },
  },
  stories: [
    { name: 'nothing is asked for before the shopper is near', events: [], ends: 'waiting' },
    {
      name: 'the cards are loaded when the shopper scrolls near',
      events: [near, model.done('getCards', [card])],
      ends: 'shown',
    },
    {
      name: 'a browser that cannot watch loads them at once',
      events: [model.failed('watchRow', new Error('no element'))],
      ends: 'loading',
    },
    { name: 'no cards, no row', events: [near, model.done('getCards', [])], ends: 'none' },
    {
      name: 'a failure hides the row and leaves the page',
      events: [near, model.failed('getCards', new Error('no answer'))],
      ends: 'none',
    },
    { name: 'without products to load there is no row', start: 'nothing is named', events: [], ends: 'none' },
    { name: 'the best of the shop need no product', start: 'the best of the shop', events: [], ends: 'waiting' },
    {
      name: 'a device that saw nothing has no row',
      start: 'what the device saw',
      events: [model.done('recallSeen', [])],
      ends: 'none',
    },
    {
      name: 'what the device saw is shown, and forgotten when the shopper clears it',
      start: 'what the device saw',
      events: [
        model.done('recallSeen', [card.id]),
        model.done('getCards', [card]),
        send['list.cleared'],
        model.done('forgetSeen', undefined),
      ],
      ends: 'none',
    },
  ],
});
