import type { SnapshotFrom, ActorRefFrom } from 'xstate';
import type { addressFormMachine } from './address-form.machine.ts';

export type AddressFormSnapshot = SnapshotFrom<typeof addressFormMachine>;

/** The screen: loading, failed to load, the form, a suggested spelling, or the address book's refusal. */
export type AddressFormScreen = 'loading' | 'unavailable' | 'form' | 'suggestion' | 'unkept';

export const selectScreen = (snapshot: AddressFormSnapshot): AddressFormScreen => {
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('unkept')) return 'unkept';
  if (snapshot.context.suggestion !== null) return 'suggestion';
  return snapshot.context.rules === null ? 'loading' : 'form';
};

export const selectRules = ({ context }: AddressFormSnapshot) => context.rules;
export const selectCountries = ({ context }: AddressFormSnapshot) => context.countries;
export const selectCountry = ({ context }: AddressFormSnapshot) => context.country;
export const selectAsksEmail = ({ context }: AddressFormSnapshot) => context.asksEmail;
export const selectForm = ({ context }: AddressFormSnapshot) => context.form;
export const selectBook = ({ context }: AddressFormSnapshot) => context.book;
export const selectIsKept = ({ context }: AddressFormSnapshot) => context.isKept;
export const selectAddress = ({ context }: AddressFormSnapshot) => context.address;
/**
 * The first values of the fields: the draft, completed by the customer's contact data; else the address on the cart or
 * last submitted; else the contact data.
 */
export const selectShownAddress = ({ context: { draft, address, contact } }: AddressFormSnapshot) =>
  draft ? { ...contact, ...draft } : (address ?? contact);
/** True if the form belongs to a customer, whose contact data is known. */
export const selectHasContact = ({ context }: AddressFormSnapshot) => context.contact !== null;
/** True if the customer gets the newsletter already. */
export const selectHasNews = ({ context }: AddressFormSnapshot) =>
  context.contact?.subscriptions?.newsletterConsent === true;
export const selectSuggestion = ({ context }: AddressFormSnapshot) => context.suggestion;
export const selectFailure = ({ context }: AddressFormSnapshot) => context.failure;
/** True if the shopper may choose another country for the bill. */
export const selectCanChooseCountry = (snapshot: AddressFormSnapshot) =>
  snapshot.can({ type: 'country.chosen', country: '' });
export const selectIsBusy = (snapshot: AddressFormSnapshot) => snapshot.hasTag('busy');

export type AddressFormRef = ActorRefFrom<typeof addressFormMachine>;
