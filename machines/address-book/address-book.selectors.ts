import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { AddressFormRef } from '#machines/address-form/address-form.selectors.ts';
import type { addressBookMachine } from './address-book.machine.ts';

export type AddressBookRef = ActorRefFrom<typeof addressBookMachine>;
export type AddressBookSnapshot = SnapshotFrom<typeof addressBookMachine>;
export type AddressBookScreen = 'loading' | 'list' | 'form' | 'guest' | 'unavailable';

export const selectScreen = (snapshot: AddressBookSnapshot): AddressBookScreen => {
  if (snapshot.matches('guest')) return 'guest';
  if (snapshot.matches({ signedIn: 'unavailable' })) return 'unavailable';
  if (snapshot.matches({ signedIn: 'editing' })) return 'form';
  return snapshot.context.addresses === null || snapshot.matches({ signedIn: 'loading' }) ? 'loading' : 'list';
};

export const selectAddresses = ({ context }: AddressBookSnapshot) => context.addresses;
export const selectKind = ({ context }: AddressBookSnapshot) => context.kind;
export const selectChosen = ({ context }: AddressBookSnapshot) => context.chosen;
export const selectFailure = ({ context }: AddressBookSnapshot) => context.failure;
export const selectIsBusy = (snapshot: AddressBookSnapshot) => snapshot.hasTag('busy');

/** The id of the address whose removal is to be confirmed, or is under way. */
export const selectRemovedId = (snapshot: AddressBookSnapshot): string | null =>
  snapshot.matches({ signedIn: 'confirming' }) || snapshot.matches({ signedIn: 'removing' })
    ? (snapshot.context.chosen?.addressId ?? null)
    : null;

/** The address form, while an address is added or edited. */
export const selectAddressForm = ({ children }: AddressBookSnapshot) =>
  children['addressForm'] as AddressFormRef | undefined;
