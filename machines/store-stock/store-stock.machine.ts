import { assign } from 'xstate';
import { storeStockSetup } from './store-stock.setup.ts';

/** What stores have of the articles in the cart, on the pages of stores. */
export const storeStockMachine = storeStockSetup.createMachine({
  id: 'store-stock',
  description:
    'The stock of what is in the cart, in one store or in those near a place (core 7, store inventory; catalogue 7, stores).',
  context: ({ input }) => ({ ...input, articles: [], result: null }),
  invoke: { id: 'watchCart', src: 'watchCart', onError: { target: '.empty' } },
  on: {
    'cart.changed': [
      { guard: 'isEmpty', target: '.empty', actions: 'takeArticles' },
      { target: '.asking', actions: 'takeArticles' },
    ],
  },
  initial: 'empty',
  states: {
    empty: { description: 'The cart is empty, or not known yet: nothing is said about stock.' },
    asking: {
      description: 'The service counts what the stores have of each article.',
      tags: ['busy'],
      invoke: {
        id: 'searchStores',
        src: 'searchStores',
        input: ({ context: { where, articles } }) => ({ where, articles }),
        onDone: { target: 'known', actions: assign({ result: ({ event }) => event.output }) },
        onError: { target: 'failed' },
      },
    },
    known: { description: 'Each store says what it has of the cart.' },
    failed: {
      description: 'The stock could not be read. It can be asked again; the page stays as it is.',
      on: { 'stock.retried': { target: 'asking' } },
    },
  },
});
