import { storeStockMachine } from '#machines/store-stock/store-stock.machine.ts';
import { down, nearBoulder, shoe } from '#model-tests/store-finder/store-finder.fixtures.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const { upc, name } = shoe;
export const one = [{ upc, name, qty: 1 }];
/** More than Boulder has. */
export const four = [{ upc, name, qty: 4 }];

export const send = {
  'cart.changed': [
    { type: 'cart.changed', articles: one },
    { type: 'cart.changed', articles: four },
    { type: 'cart.changed', articles: [] },
  ],
  'stock.retried': { type: 'stock.retried' },
} as const;

export const model = modelOf(storeStockMachine, {
  input: { where: { storeId: '1001' } },
  send,
  outcomes: {
    searchStores: { done: [nearBoulder], failed: [down] },
    watchCart: { failed: [] },
  },
  project: ({ articles }) => articles.map(({ qty }) => qty),
  why: 'no guard reads the context; the view says if the store has enough of the articles',
  unreachable: {
    'store-stock: watchCart failed → empty': 'the port only listens to the cart; it cannot fail',
  },
});
