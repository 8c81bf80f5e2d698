import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { agreeing, denied, locating, unlocated } from '#machines/shared/position.ts';
import { nearbyStoresSetup } from './nearby-stores.setup.ts';

/** "Use my location" on the page of all stores. A place is searched by the page's own form, without this chart. */
export const nearbyStoresMachine = nearbyStoresSetup.createMachine({
  id: 'nearby-stores',
  description:
    'The stores near the shopper, by the position of their device (catalogue 7, stores; core 2, location confirmation).',
  context: { where: null, result: null },
  initial: 'recalling',
  on: { 'position.requested': { target: '.agreeing' } },
  states: {
    recalling: {
      description:
        'Were stores near the shopper listed before a reload? Then they are again. A place that was typed comes first.',
      invoke: {
        id: 'recallPosition',
        src: 'recallPosition',
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'searching',
            actions: assign(({ event }) => ({ where: { position: expected(event.output, 'position') } })),
          },
          { target: 'asking' },
        ],
        onError: { target: 'asking' },
      },
    },
    asking: { description: 'The page lists stores; the shopper may ask for those near them.' },
    agreeing,
    locating,
    denied,
    unlocated,
    searching: {
      description: 'The service looks for stores near the position.',
      tags: ['busy'],
      invoke: {
        id: 'searchStores',
        src: 'searchStores',
        input: ({ context: { where } }) => ({ where: expected(where, 'where to look') }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'results',
            actions: assign({ result: ({ event }) => event.output }),
          },
          { target: 'noneFound' },
        ],
        onError: { target: 'failed' },
      },
    },
    results: {
      description: 'The page lists the stores near the shopper, the nearest first, in place of all stores.',
      on: { 'all.requested': { target: 'forgetting' } },
    },
    forgetting: {
      description: 'All stores again: the tab forgets where the shopper was.',
      invoke: {
        id: 'forgetPosition',
        src: 'forgetPosition',
        onDone: { target: 'asking' },
        onError: { target: 'asking' },
      },
    },
    noneFound: { description: 'No store of the country is near. All stores stay on the page.' },
    failed: {
      description: 'The search did not answer. It can be asked again.',
      on: { 'search.retried': { target: 'searching' } },
    },
  },
});
