import { expected } from '#machines/shared/ports.ts';
import { addressBookSetup, formAddressOf } from './address-book.setup.ts';
import { listed } from './states/listed.ts';

/** The address book of an account. */
export const addressBookMachine = addressBookSetup.createMachine({
  id: 'address-book',
  description:
    'The addresses that a customer has saved: they add, edit and remove them and choose the main one of each kind (core 4 and 7, Consumer service).',
  context: ({ input: { opened = null, removedId = null, failure = null, ...input } }) => {
    const named = opened ? opened.addressId : removedId;
    const chosen = input.addresses?.find(({ addressId }) => addressId === named) ?? null;
    const isInBook = input.addresses !== null && (opened?.addressId === null || chosen !== null);
    return {
      ...input,
      opened: isInBook ? opened : null,
      kind: opened?.kind ?? 'shipping',
      chosen,
      failure,
    };
  },
  invoke: { id: 'watchSession', src: 'watchSession', onError: { target: '.signedIn.unavailable' } },
  initial: 'signedIn',
  states: {
    signedIn: {
      description: 'The customer sees and changes the addresses.',
      initial: 'opening',
      on: { 'customer.left': { target: 'leaving', actions: 'forgetBook' } },
      states: {
        opening: {
          description:
            'Has the server loaded the address book already, and is one of its forms or a removal asked for?',
          always: [
            { guard: 'isOpened', target: 'editing' },
            { guard: 'isRemovalNamed', target: 'confirming' },
            { guard: 'isKnown', target: 'deciding' },
            { target: 'loading' },
          ],
        },
        loading: {
          description: 'The address book is read.',
          tags: ['busy'],
          invoke: {
            id: 'getAddresses',
            src: 'getAddresses',
            onDone: [
              {
                guard: { type: 'isGuests', params: ({ event }) => event.output },
                target: '#address-book.guest',
                actions: 'forgetBook',
              },
              { target: 'deciding', actions: 'rememberBook' },
            ],
            onError: { target: 'unavailable' },
          },
        },
        deciding: {
          description: 'Is there an address to show, and was the last change refused?',
          always: [
            { guard: 'hasFailed', target: 'listed.refused' },
            { guard: 'isEmpty', target: 'listed.empty' },
            { target: 'listed.full' },
          ],
        },
        listed,
        editing: {
          description: 'The address form of the checkout asks for a new address, or for the corrected one.',
          exit: 'closeForm',
          invoke: {
            id: 'addressForm',
            src: 'addressForm',
            input: ({ context: { kind, country, chosen, opened } }) => ({
              form: kind,
              country: chosen?.country ?? country,
              asksEmail: false,
              address: chosen && formAddressOf(chosen),
              ...(chosen?.addressId ? { savedId: chosen.addressId } : {}),
              ...(opened ? { loaded: opened.loaded, failure: opened.failure } : {}),
            }),
            onDone: { target: 'loading' },
            onError: { target: 'unavailable' },
          },
          on: { 'editing.cancelled': { target: 'refreshing' } },
        },
        confirming: {
          description: 'The customer confirms that the address is to be removed, because it cannot be restored.',
          on: {
            'removal.confirmed': { target: 'removing' },
            'removal.dismissed': { target: 'listed' },
          },
        },
        removing: {
          description: 'The address is removed from the book.',
          tags: ['busy'],
          invoke: {
            id: 'removeAddress',
            src: 'removeAddress',
            input: ({ context }) => ({ address: expected(context.chosen, 'address') }),
            onDone: { target: 'deciding', actions: 'rememberBook' },
            onError: [
              { guard: 'isGone', target: 'refreshing', actions: 'rememberFailure' },
              { target: 'deciding', actions: 'rememberFailure' },
            ],
          },
        },
        makingMain: {
          description: 'The address becomes the main one of its kind; the previous main address stays in the book.',
          tags: ['busy'],
          invoke: {
            id: 'makeMain',
            src: 'makeMain',
            input: ({ context }) => ({ address: expected(context.chosen, 'address') }),
            onDone: { target: 'listed', actions: 'rememberBook' },
            onError: [
              { guard: 'isGone', target: 'refreshing', actions: 'rememberFailure' },
              { target: 'deciding', actions: 'rememberFailure' },
            ],
          },
        },
        refreshing: {
          description: 'The book may have changed in another tab: it is read again, and stays on the page meanwhile.',
          tags: ['busy'],
          invoke: {
            id: 'getAddresses',
            src: 'getAddresses',
            onDone: [
              {
                guard: { type: 'isGuests', params: ({ event }) => event.output },
                target: '#address-book.guest',
                actions: 'forgetBook',
              },
              { target: 'deciding', actions: 'rememberBook' },
            ],
            onError: { target: 'deciding' },
          },
        },
        unavailable: {
          description: 'The address book cannot be read at the moment; the customer may try again.',
          on: { 'book.retried': { target: 'loading' } },
        },
      },
    },
    guest: {
      description: 'Nobody is signed in: the page offers to sign in.',
      on: { 'customer.arrived': { target: 'signedIn.loading' } },
    },
    leaving: {
      description: 'The customer has signed out: the page shows nothing of the account and goes home.',
      tags: ['busy'],
      invoke: { id: 'goHome', src: 'goHome', onDone: { target: 'guest' }, onError: { target: 'guest' } },
    },
  },
});
