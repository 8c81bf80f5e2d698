import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { down, nearBoulder } from '#model-tests/store-finder/store-finder.fixtures.ts';
import { four, model, send } from './store-stock.model.ts';

const [one, more, emptied] = send['cart.changed'];
const counted = model.done('searchStores', nearBoulder);

describeChart(model, {
  invariants: {
    'nothing is asked for an empty cart': ({ nextState }) => {
      if (nextState.matches('asking')) expect(nextState.context.articles).not.toHaveLength(0);
    },
    'what is known is about the cart as it is': ({ nextState }) => {
      expect(nextState.context.result !== null).toBe(nextState.matches('known'));
    },
  },
  stories: [
    { name: 'the stock of the cart is read', events: [one, counted], ends: 'known' },
    {
      name: 'a cart that changes is counted again',
      events: [one, counted, more],
      ends: 'asking',
      also: ({ context }) => expect(context).toMatchObject({ articles: four, result: null }),
    },
    { name: 'an emptied cart has no stock', events: [one, counted, emptied], ends: 'empty' },
    {
      name: 'a search without an answer can be asked again',
      events: [one, model.failed('searchStores', down), send['stock.retried']],
      ends: 'asking',
    },
  ],
  waits: {},
});
