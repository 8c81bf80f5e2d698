import { expect } from 'vitest';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { itemsOf } from '#machines/product-set/product-set.setup.ts';
import { early, first, gone, look, model, second, send } from './product-set.model.ts';

const add = send['set.requested'];
const read = model.done('getProductSet', look);
const done = model.done('addSet', {} as Cart);

describeChart(model, {
  invariants: {
    'what the cart is asked for is one of each product': ({ nextState }) => {
      if (nextState.matches('adding'))
        expect(itemsOf(nextState.context).map(({ productId }) => productId)).toEqual(look.productIds);
    },
  },
  stories: [
    { name: 'a product without a set', events: [model.done('getProductSet', null)], ends: 'none' },
    { name: 'a failure leaves the page as it is', events: [model.failed('getProductSet', gone)], ends: 'none' },
    {
      name: 'a set with a product that is not on sale',
      events: [model.done('getProductSet', early)],
      ends: 'incomplete',
    },
    { name: 'a size is missing', events: [read, first, add], ends: 'asking' },
    { name: 'the missing size is chosen', events: [read, first, add, second, add, done], ends: 'added' },
    {
      name: 'the cart refuses the set, and the shopper tries again',
      events: [read, first, second, add, model.failed('addSet', gone), add],
      ends: 'adding',
    },
    { name: 'the same again', events: [read, first, second, add, done, add], ends: 'adding' },
  ],
});
