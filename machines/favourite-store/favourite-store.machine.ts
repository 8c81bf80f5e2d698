import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { favouriteStoreSetup } from './favourite-store.setup.ts';

const choosing = {
  'store.preferred': { target: 'keeping', actions: 'rememberWish' },
  'favourite.dropped': { target: 'dropping', actions: 'forgetWish' },
} as const;

/** The store that a shopper likes best: chosen, changed and given up. */
export const favouriteStoreMachine = favouriteStoreSetup.createMachine({
  id: 'favourite-store',
  description:
    'The favourite store: shown first where a store is chosen, kept in this browser for a guest and in the account for a customer (core 3, favorite store id; core 4, after log-in).',
  context: { favourite: null, wanted: null, failure: null },
  invoke: { id: 'watchFavourite', src: 'watchFavourite', onError: { target: '.known' } },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Has the shopper a favourite store? A press of a button does not wait for the answer.',
      on: { ...choosing, 'favourite.outdated': { target: 'recalling', reenter: true } },
      invoke: {
        id: 'recallStore',
        src: 'recallStore',
        onDone: { target: 'known', actions: assign({ favourite: ({ event }) => event.output }) },
        onError: { target: 'known' },
      },
    },
    known: {
      description: 'The favourite store is marked, or there is none yet. Another may be chosen.',
      on: { ...choosing, 'favourite.outdated': { target: 'recalling' } },
    },
    keeping: {
      description: 'The choice is being saved. A second press does nothing.',
      tags: ['busy'],
      invoke: {
        id: 'keepStore',
        src: 'keepStore',
        input: ({ context }) => ({ store: expected(context.wanted, 'wanted store') }),
        onDone: { target: 'known', actions: 'takeWish' },
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    dropping: {
      description: 'The favourite store is being removed. A second press does nothing.',
      tags: ['busy'],
      invoke: {
        id: 'dropStore',
        src: 'dropStore',
        onDone: { target: 'known', actions: 'takeWish' },
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    refused: {
      description: 'The favourite is as it was, and why is said beside the button. The shopper may try again.',
      on: { ...choosing, 'favourite.outdated': { target: 'recalling', actions: 'forgetWish' } },
    },
  },
});
