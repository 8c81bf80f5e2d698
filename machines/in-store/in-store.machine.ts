import { inStoreSetup } from './in-store.setup.ts';
import { choosingStore } from './states/choosingStore.ts';
import { clearing } from './states/clearing.ts';

/** A sale in a store: an associate on a device of the store, for a customer. */
export const inStoreMachine = inStoreSetup.createMachine({
  id: 'in-store',
  description:
    'A session in a store: an associate signs in, says which store it is and who sells, and buys for customers until it is ended (core 1, 3, 4 and 6, In-store associate).',
  context: ({ input }) => ({ ...input, stores: [], store: null, sellers: [], failure: null }),
  invoke: [
    { id: 'watchSession', src: 'watchSession', onError: {} },
    { id: 'watchSale', src: 'watchSale', onError: {} },
  ],
  initial: 'recognising',
  states: {
    recognising: {
      description: 'Who is signed in in this browser? The session knows in a moment.',
      on: {
        'associate.recognised': [{ guard: 'hasSale', target: 'active' }, { target: 'choosingStore' }],
        'customer.recognised': [{ guard: 'hasSale', target: 'clearing' }, { target: 'customer' }],
        'nobody.recognised': [{ guard: 'hasSale', target: 'clearing' }, { target: 'none' }],
      },
    },
    none: {
      description:
        'Nobody sells in a store here: everywhere but on the page of associates the shop is as it always is.',
      always: { guard: 'isAtLogin', target: 'signingIn' },
      on: { 'sale.begunElsewhere': { target: 'active', actions: 'rememberSale' } },
    },
    signingIn: {
      description: 'An associate shows an e-mail address and a password.',
      on: { 'associate.recognised': { target: 'choosingStore' }, 'customer.recognised': { target: 'customer' } },
      invoke: { id: 'signInForm', src: 'signInForm', input: {}, onError: { target: 'withoutForm' } },
    },
    withoutForm: {
      description: 'The form of the sign-in failed. A new one is one press away.',
      on: { 'retry.requested': { target: 'signingIn' } },
    },
    customer: {
      description: 'Somebody is signed in who works in no store: they sign out first.',
      on: {
        'signOut.requested': { target: 'makingRoom' },
        'nobody.recognised': { target: 'none', actions: 'forgetFailure' },
        'associate.recognised': { target: 'choosingStore' },
      },
    },
    makingRoom: {
      description: 'Whoever is signed in is signed out, so that an associate can come.',
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'none' },
        onError: { target: 'customer', actions: 'rememberFailure' },
      },
    },
    choosingStore,
    active: {
      description: 'An associate sells: every page says where and who, and every order says so to the service.',
      on: {
        'ending.requested': { target: 'clearing.forgettingCustomer' },
        'nobody.recognised': { target: 'clearing' },
        'customer.recognised': { target: 'clearing' },
        'sale.begunElsewhere': { actions: 'rememberSale' },
        'sale.endedElsewhere': [
          { guard: 'isAtLogin', target: 'choosingStore', actions: 'forgetSale' },
          { target: 'none', actions: 'forgetSale' },
        ],
      },
    },
    clearing,
  },
});
