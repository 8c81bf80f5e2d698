import { assertEvent, setup } from 'xstate';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { StoreSearchResult } from '#openapi/generated/waymark.gen.ts';
import type {
  ArticleInCart,
  StoresMeant,
  StoreStockContext,
  StoreStockEvent,
  StoreStockInput,
} from './store-stock.types.ts';

const ports = {
  /** Sends `cart.changed`, also once at the start if there is a cart. */
  watchCart: callbackPort('watchCart'),
  /** POST /stores/v1/search with the articles; rejects with the ApiFailure. */
  searchStores: promisePort<StoreSearchResult, { where: StoresMeant; articles: readonly ArticleInCart[] }>(
    'searchStores',
  ),
};

export type StoreStockPorts = typeof ports;

const base = setup({
  types: {
    context: {} as StoreStockContext,
    events: {} as StoreStockEvent,
    input: {} as StoreStockInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    isEmpty: ({ event }) => {
      assertEvent(event, 'cart.changed');
      return event.articles.length === 0;
    },
  },
});

export const storeStockSetup = base.extend({
  actions: {
    takeArticles: base.assign(({ event }) => {
      assertEvent(event, 'cart.changed');
      return { articles: event.articles, result: null };
    }),
  },
});
