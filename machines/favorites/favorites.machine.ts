import { favoritesSetup } from './favorites.setup.ts';
import { ready } from './states/ready.ts';

/** A shopper's favourites: hearts on products, the list, its way to the cart, and its sharing. */
export const favoritesMachine = favoritesSetup.createMachine({
  id: 'favorites',
  description:
    'The products that a shopper has marked, guests too; a heart shows its press at once, and takes it back if the service refuses (core 3, 4, 6 and 7).',
  context: ({ input: { pressed = [] } }) => ({
    shopper: null,
    list: null,
    asked: [...pressed],
    refused: null,
    sizes: null,
    upc: null,
  }),
  invoke: [
    { id: 'watchShopper', src: 'watchShopper', onError: {} },
    { id: 'watchConnection', src: 'watchConnection', onError: {} },
  ],
  // Drops everything of the last shopper, also their calls in progress.
  on: { 'shopper.changed': { guard: 'isAnother', target: '.deciding', actions: 'beginForShopper' } },
  initial: 'waitingForShopper',
  states: {
    waitingForShopper: {
      description: 'The session is not known yet. Presses are remembered meanwhile.',
      on: {
        'favorite.toggled': { actions: 'rememberWaiting' },
        'shopper.missing': [
          { guard: 'isAsked', target: 'unavailable', actions: ['tellUnsaved', 'forgetAsked'] },
          { target: 'unavailable' },
        ],
      },
    },
    deciding: {
      description: 'May this shopper have favourites?',
      always: [{ guard: 'isEmployee', target: 'disabled' }, { target: 'loading' }],
    },
    disabled: {
      description: 'There are no favourites: an employee is connected, or the shop has switched them off.',
      entry: 'forgetAsked',
    },
    loading: {
      description: 'The list is read: after every sign-in and sign-out, too.',
      on: { 'favorite.toggled': { actions: 'rememberWaiting' } },
      invoke: {
        id: 'getFavorites',
        src: 'getFavorites',
        onDone: { target: 'ready', actions: 'keepList' },
        onError: [
          { guard: 'isOff', target: 'disabled' },
          { guard: 'isAskedOffline', target: 'unavailable', actions: 'tellWaiting' },
          { guard: 'isAsked', target: 'unavailable', actions: ['tellUnsaved', 'forgetAsked'] },
          { target: 'unavailable' },
        ],
      },
    },
    unavailable: {
      description:
        'The list could not be read. The next press, a connection that is back, or the shopper on its page tries again.',
      on: {
        'favorite.toggled': { target: 'loading', actions: 'rememberWaiting' },
        'list.retried': { target: 'loading' },
        'connection.returned': { target: 'loading' },
      },
    },
    ready,
  },
});
