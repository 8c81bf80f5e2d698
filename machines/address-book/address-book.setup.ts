import { assertEvent, setup } from 'xstate';
import type { Address } from '#openapi/generated/waymark.gen.ts';
import { addressFormMachine } from '#machines/address-form/address-form.machine.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { AddressBookContext, AddressBookEvent, AddressBookInput, AddressKind } from './address-book.types.ts';

const ports = {
  addressForm: addressFormMachine,
  /** GET /consumers-v3/consumer/address; null for a guest. */
  getAddresses: promisePort<Address[] | null>('getAddresses'),
  /** PUT /consumers-v3/consumer/address/{addressId} with `main`. Returns the book with the change. */
  makeMain: promisePort<Address[], { address: Address }>('makeMain'),
  /** DELETE /consumers-v3/consumer/address/{addressId}. Returns the addresses that are left. */
  removeAddress: promisePort<Address[], { address: Address }>('removeAddress'),
  /** Sends an event when somebody signs in or out. */
  watchSession: callbackPort('watchSession'),
  /** Protected pages navigate home when the customer signs out (core 2). */
  goHome: promisePort<void>('goHome'),
};

/** The effects that must be provided before the address book can be shown. */
export type AddressBookPorts = typeof ports;

export const kindOf = ({ approachType }: Address): AddressKind => (approachType === 'B' ? 'billing' : 'shipping');

/** The fields of a saved address that its form shows. */
export const formAddressOf = ({ addressId: _id, main: _main, approachType: _kind, ...address }: Address): Address =>
  address;

const base = setup({
  types: {
    context: {} as AddressBookContext,
    events: {} as AddressBookEvent,
    input: {} as AddressBookInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    isOpened: ({ context }) => context.opened !== null,
    /** Asked without a form: the address that the page names is to be removed. After a refusal the page says why. */
    isRemovalNamed: ({ context }) => context.chosen !== null && context.failure === null,
    isKnown: ({ context }) => context.addresses !== null,
    isEmpty: ({ context }) => context.addresses?.length === 0,
    hasFailed: ({ context }) => context.failure !== null,
    isListed: ({ context, event }) => {
      assertEvent(event, ['address.opened', 'main.requested', 'removal.requested']);
      return context.addresses?.some(({ addressId }) => addressId === event.addressId) ?? false;
    },
    /** A main address cannot become it. */
    isOther: ({ context, event }) => {
      assertEvent(event, 'main.requested');
      return context.addresses?.some(({ addressId, main }) => addressId === event.addressId && !main) ?? false;
    },
    isGuests: (_, addresses: Address[] | null) => addresses === null,
    /** CCA401: another tab or device has removed the address. */
    isGone: ({ event }) => failureOf(event).errorId === 'CCA401',
  },
});

export const addressBookSetup = base.extend({
  actions: {
    rememberBook: base.assign(({ event }) => {
      const { output } = event as unknown as { output: Address[] | null };
      return { addresses: output };
    }),
    forgetBook: base.assign({ addresses: null, chosen: null, failure: null }),
    closeForm: base.assign({ opened: null }),
    beginNew: base.assign(({ event }) => {
      assertEvent(event, 'address.added');
      return { kind: event.kind, chosen: null, failure: null };
    }),
    choose: base.assign(({ context, event }) => {
      assertEvent(event, ['address.opened', 'main.requested', 'removal.requested']);
      const chosen = context.addresses?.find(({ addressId }) => addressId === event.addressId) ?? null;
      return { chosen, failure: null, kind: chosen ? kindOf(chosen) : context.kind };
    }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
  },
});
