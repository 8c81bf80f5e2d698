import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { agreeing, denied, locating, unlocated } from '#machines/shared/position.ts';
import { storeFinderSetup } from '../store-finder.setup.ts';

export const looking = storeFinderSetup.createStateConfig({
  description: 'The shopper says where to look, as often as they like, until they choose a store.',
  on: {
    'place.submitted': { target: '.searching', actions: 'lookAtPlace' },
    'position.requested': { target: '.agreeing', actions: 'forgetFailure' },
  },
  initial: 'asking',
  states: {
    asking: { description: 'A city, a postal code, or "Use my location".' },
    agreeing,
    locating,
    denied,
    unlocated,
    nearFavourite: {
      description:
        'The stores near the favourite store, which nobody typed here. One in another country has none near it: then the shopper is asked where they are.',
      tags: ['busy'],
      invoke: {
        id: 'searchStores',
        src: 'searchStores',
        input: ({ context: { where, item } }) => ({ where: expected(where, 'favourite store'), item }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'results',
            actions: assign(({ event }) => ({ result: event.output })),
          },
          { target: 'asking' },
        ],
        onError: { target: 'failed', actions: 'rememberFailure' },
      },
    },
    searching: {
      description: 'The stores near it, with what they have.',
      tags: ['busy'],
      invoke: {
        id: 'searchStores',
        src: 'searchStores',
        input: ({ context: { where, item } }) => ({ where: expected(where, 'where to look'), item }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'results',
            actions: assign(({ event }) => ({ result: event.output })),
          },
          { target: 'noneFound' },
        ],
        onError: { target: 'failed', actions: 'rememberFailure' },
      },
      on: { 'place.submitted': { target: 'searching', reenter: true, actions: 'lookAtPlace' } },
    },
    results: {
      description:
        'Stores, the nearest first: picked up there today, sent there, or neither. What the cart refused is said here.',
      on: {
        'store.chosen': [
          { guard: 'isElsewhere', target: '#store-finder.handingOver', actions: 'rememberChoice' },
          { target: '#store-finder.collecting', actions: 'rememberChoice' },
        ],
      },
    },
    noneFound: { description: 'No store is near, or nobody knows the place.' },
    failed: {
      description: 'The search did not answer. It can be asked again.',
      on: { 'search.retried': { target: 'searching', actions: 'forgetFailure' } },
    },
  },
});
