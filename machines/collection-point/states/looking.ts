import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { agreeing, denied, locating, unlocated } from '#machines/shared/position.ts';
import { collectionPointSetup } from '../collection-point.setup.ts';

export const looking = collectionPointSetup.createStateConfig({
  description: 'The shopper says where to look, as often as they like, until they choose a point.',
  on: {
    'place.submitted': { target: '.searching', actions: 'lookAtPlace' },
    'position.requested': { target: '.agreeing' },
  },
  initial: 'asking',
  states: {
    asking: { description: 'A city, a postal code, or "Use my location".' },
    agreeing,
    locating,
    denied,
    unlocated,
    searching: {
      description: 'The points near it.',
      tags: ['busy'],
      invoke: {
        id: 'searchCollectionPoints',
        src: 'searchCollectionPoints',
        input: ({ context: { where } }) => ({ where: expected(where, 'where to look') }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'results',
            actions: assign(({ event }) => ({ result: event.output })),
          },
          { target: 'noneFound' },
        ],
        onError: { target: 'failed' },
      },
      on: { 'place.submitted': { target: 'searching', reenter: true, actions: 'lookAtPlace' } },
    },
    results: {
      description: 'Points, the nearest first: where each is, and when it hands parcels out.',
      on: { 'point.chosen': { target: '#collection-point.naming', actions: 'rememberPoint' } },
    },
    noneFound: { description: 'No point is near, or nobody knows the place.' },
    failed: {
      description: 'The search did not answer. It can be asked again.',
      on: { 'search.retried': { target: 'searching' } },
    },
  },
});
