import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { inStoreSetup } from '../in-store.setup.ts';

export const choosingStore = inStoreSetup.createStateConfig({
  description: 'An associate is signed in, and says which store it is and who sells.',
  initial: 'loadingStores',
  entry: 'forgetStore',
  on: {
    'nobody.recognised': { target: '#in-store.none', actions: 'forgetSale' },
    'customer.recognised': { target: '#in-store.customer', actions: 'forgetSale' },
    'sale.begunElsewhere': { target: '#in-store.active', actions: 'rememberSale' },
  },
  states: {
    loadingStores: {
      description: 'Which stores are there?',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadStores',
        src: 'loadStores',
        onDone: { target: 'store', actions: assign(({ event }) => ({ stores: event.output })) },
        onError: { target: 'withoutStores', actions: 'rememberFailure' },
      },
    },
    withoutStores: {
      description: 'The stores could not be listed. They can be asked for again.',
      on: { 'retry.requested': { target: 'loadingStores' }, 'ending.requested': { target: '#in-store.clearing' } },
    },
    store: {
      description: 'In which store is this?',
      on: {
        'store.chosen': { target: 'loadingSellers', actions: 'chooseStore' },
        'ending.requested': { target: '#in-store.clearing' },
      },
    },
    loadingSellers: {
      description: 'Who sells there?',
      tags: ['busy'],
      invoke: {
        id: 'loadSellers',
        src: 'loadSellers',
        input: ({ context }) => ({ storeId: expected(context.store, 'store').storeId }),
        onDone: { target: 'seller', actions: assign(({ event }) => ({ sellers: event.output })) },
        onError: [
          { guard: 'isNoAssociate', target: '#in-store.customer', actions: 'rememberFailure' },
          { target: 'store', actions: 'rememberFailure' },
        ],
      },
    },
    seller: {
      description: 'Who sells? Whoever signed in, or a colleague.',
      on: {
        'seller.chosen': { target: 'keeping', actions: 'chooseSeller' },
        'store.reconsidered': { target: 'store', actions: 'forgetStore' },
      },
    },
    keeping: {
      description:
        'The service is told, so that carts have a customer’s prices, and the browser remembers it for all of its pages.',
      tags: ['busy'],
      invoke: {
        id: 'saveSale',
        src: 'saveSale',
        input: ({ context }) => ({ sale: expected(context.sale, 'sale') }),
        onDone: { target: '#in-store.active' },
        onError: { target: 'seller', actions: ['forgetSale', 'rememberFailure'] },
      },
    },
  },
});
