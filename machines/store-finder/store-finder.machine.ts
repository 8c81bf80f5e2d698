import { assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { looking } from './states/looking.ts';
import { storeFinderSetup } from './store-finder.setup.ts';

/** The choice of a store for a pickup: searched by a place or by the shopper's position, with each store's stock. */
export const storeFinderMachine = storeFinderSetup.createMachine({
  id: 'store-finder',
  description: 'A store to pick an item up in, or to have it sent to (core 1 and 2, pickup in store; core 7, stores).',
  context: ({ input: { item, elsewhere } }) => ({
    item,
    elsewhere,
    where: null,
    result: null,
    choice: null,
    failure: null,
  }),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Does the shopper have a favourite store? Then the stores near it are shown at once.',
      tags: ['busy'],
      invoke: {
        id: 'recallStore',
        src: 'recallStore',
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'looking.nearFavourite',
            actions: assign(({ event }) => {
              const { latitude, longitude } = expected(event.output, 'favourite store');
              return { where: { position: { latitude, longitude } } };
            }),
          },
          { target: 'looking.asking' },
        ],
        onError: { target: 'looking.asking' },
      },
    },
    looking,
    collecting: {
      description: 'The cart learns where the item is collected. The store is the shopper’s favourite from now on.',
      tags: ['busy'],
      invoke: {
        id: 'collect',
        src: 'collect',
        input: ({ context: { item, choice } }) => ({ item, choice: expected(choice, 'choice') }),
        onDone: { target: 'leaving' },
        onError: { target: 'looking.results', actions: 'rememberFailure' },
      },
    },
    handingOver: {
      description: 'Other items are collected in another store: a dialog of its own asks what becomes of them.',
      tags: ['busy'],
      invoke: {
        id: 'askAboutChange',
        src: 'askAboutChange',
        input: ({ context: { item, choice, elsewhere } }) => ({
          item,
          choice: expected(choice, 'choice'),
          elsewhere: expected(elsewhere, 'other store'),
        }),
        onDone: { target: 'gone' },
        onError: { target: 'looking.results', actions: 'rememberFailure' },
      },
    },
    leaving: {
      description: 'The store is chosen: the dialog is asked to go.',
      tags: ['busy'],
      invoke: { id: 'close', src: 'close', onDone: { target: 'gone' }, onError: { target: 'gone' } },
    },
    gone: {
      description: 'The dialog goes, as it was.',
      meta: { rests: 'The finder goes with its dialog; the next one begins anew.' },
    },
  },
});
