import { inStoreSetup } from '../in-store.setup.ts';

export const clearing = inStoreSetup.createStateConfig({
  description:
    'The session in the store ends: what was remembered is removed, the associate signed out, and the page of associates shown.',
  initial: 'removing',
  entry: 'forgetFailure',
  states: {
    forgettingCustomer: {
      description:
        'Where the last customer lives is taken out of the cart, so that whoever is served next is not shown it.',
      tags: ['busy'],
      on: { 'nobody.recognised': { target: 'removing' }, 'customer.recognised': { target: 'removing' } },
      invoke: {
        id: 'forgetCustomer',
        src: 'forgetCustomer',
        onDone: { target: 'removing' },
        onError: { target: 'removing' },
      },
    },
    removing: {
      description: 'The browser forgets the store and the seller.',
      tags: ['busy'],
      exit: 'forgetSale',
      invoke: {
        id: 'removeSale',
        src: 'removeSale',
        onDone: { target: 'signingOut' },
        onError: { target: 'signingOut' },
      },
    },
    signingOut: {
      description: 'The associate is signed out, so that nobody buys under their name.',
      tags: ['busy'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'leaving' },
        onError: { target: 'stillSignedIn', actions: 'rememberFailure' },
      },
    },
    stillSignedIn: {
      description: 'The associate could not be signed out. It can be tried again; the store is forgotten in any case.',
      on: {
        'ending.requested': { target: 'signingOut', actions: 'forgetFailure' },
        'nobody.recognised': { target: 'leaving', actions: 'forgetFailure' },
      },
    },
    leaving: {
      description: 'The page of associates is shown.',
      tags: ['busy'],
      invoke: {
        id: 'showLogin',
        src: 'showLogin',
        onDone: { target: '#in-store.none' },
        onError: { target: '#in-store.none' },
      },
    },
  },
});
