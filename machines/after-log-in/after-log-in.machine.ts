import { afterLogInSetup } from './after-log-in.setup.ts';

const over = 'The chart ends when each part has settled; the session goes on.';
const again = 'Nothing waits for it: the page that shows this part reads it again.';

/** What an account holds, loaded side by side when its customer signs in. */
export const afterLogInMachine = afterLogInSetup.createMachine({
  id: 'after-log-in',
  description:
    'A customer has just signed in: cart, favourites, favourite store, saved items and payment methods load side by side, and each may fail alone (core 2 and 4, After login). Pages take what is read here; a part that failed is read again by the page that shows it.',
  context: ({ input: { consumerNo, consumerType } }) => ({ customer: { consumerNo, consumerType } }),
  type: 'parallel',
  states: {
    cart: {
      description: "The customer's cart, with which the service has merged the guest's.",
      initial: 'loading',
      states: {
        loading: {
          description: 'The cart chart reads the cart.',
          invoke: {
            id: 'awaitCart',
            src: 'awaitCart',
            input: ({ context }) => context.customer,
            onDone: { target: 'loaded' },
            onError: { target: 'failed' },
          },
        },
        loaded: {
          type: 'final',
          description: 'The cart is on the page.',
          meta: { rests: over },
        },
        failed: {
          type: 'final',
          description: 'The cart could not be read: the page says so in its place, and offers another try.',
          meta: { rests: again },
        },
      },
    },
    favorites: {
      description: "The customer's favourites, into which the service has merged the guest's.",
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Employees have no favourites.',
          always: [{ guard: 'isEmployee', target: 'disabled' }, { target: 'loading' }],
        },
        loading: {
          description: 'The list is read, from which the hearts of the page are marked.',
          invoke: {
            id: 'readFavorites',
            src: 'readFavorites',
            onDone: { target: 'loaded' },
            onError: [{ guard: 'isOff', target: 'disabled' }, { target: 'failed' }],
          },
        },
        loaded: {
          type: 'final',
          description: 'The hearts of the page show what the customer has marked.',
          meta: { rests: over },
        },
        disabled: {
          type: 'final',
          description: 'An employee is connected, or the shop has switched favourites off.',
          meta: { rests: over },
        },
        failed: {
          type: 'final',
          description:
            'The list could not be read: the next press of a heart, or the page of the list, reads it again.',
          meta: { rests: again },
        },
      },
    },
    favouriteStore: {
      description: 'The store that the customer likes best.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The account is asked. If it has no favourite, it takes over the one that the guest chose.',
          invoke: {
            id: 'readFavouriteStore',
            src: 'readFavouriteStore',
            onDone: { target: 'loaded' },
            onError: { target: 'failed' },
          },
        },
        loaded: {
          type: 'final',
          description: 'This browser remembers the store, or that the account has none.',
          meta: { rests: over },
        },
        failed: {
          type: 'final',
          description: 'The account did not answer: where a store is chosen or shown, it is asked again.',
          meta: { rests: again },
        },
      },
    },
    savedItems: {
      description: "What the customer saved for later, with the guest's.",
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Employees save nothing for later.',
          always: [{ guard: 'isEmployee', target: 'disabled' }, { target: 'loading' }],
        },
        loading: {
          description: 'The list is read.',
          invoke: {
            id: 'readSavedItems',
            src: 'readSavedItems',
            onDone: { target: 'loaded' },
            onError: { target: 'failed' },
          },
        },
        loaded: {
          type: 'final',
          description: 'The list is there for the cart page and the page of the account.',
          meta: { rests: over },
        },
        disabled: {
          type: 'final',
          description: 'An employee is connected.',
          meta: { rests: over },
        },
        failed: {
          type: 'final',
          description: 'The list could not be read: the page that shows it reads it again, and offers another try.',
          meta: { rests: again },
        },
      },
    },
    paymentMethods: {
      description: 'The cards that the customer saved, and whether they allow an express checkout.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The saved cards are read.',
          invoke: {
            id: 'readPaymentMethods',
            src: 'readPaymentMethods',
            onDone: { target: 'loaded' },
            onError: { target: 'failed' },
          },
        },
        loaded: {
          type: 'final',
          description: 'The cards are there for the checkout and the page of the account.',
          meta: { rests: over },
        },
        failed: {
          type: 'final',
          description: 'The cards could not be read: checkout and account read them again, or ask for a new card.',
          meta: { rests: again },
        },
      },
    },
  },
});
