import { addressFormMachine } from '#machines/address-form/address-form.machine.ts';
import type { AddressFormRules } from '#machines/address-form/address-form.types.ts';
import type { Address } from '#openapi/generated/waymark.gen.ts';
import { addressedCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { rulesFor } from '#src/commerce/utilities/address-rules.ts';
import { mayasAddress } from '#tests/people.ts';

const rulesOf = (country: string, book: Address[] | null = null, contact: Address | null = null): AddressFormRules => {
  const rules = rulesFor(country, 'en-us', 'billing');
  if (!rules) throw new Error(`no rules for ${country}`);
  return {
    rules,
    countries: [
      { name: 'France', code: 'FR', dialCode: '33' },
      { name: 'United States', code: 'US', dialCode: '1', phoneMasks: ['(XXX) XXX - XXXX'], phoneLengths: [10] },
    ],
    book,
    contact,
    draft: null,
  };
};

export const usRules = rulesOf('US');

/** The address that the form builds from the typed fields. */
export const typed: Address = {
  ...mayasAddress,
  addressLine1: '1600 Pearl',
  phone: `+1${mayasAddress.phone}`,
};
export const suggested: Address = { ...typed, addressLine1: '1600 Pearl Street', postalCode: '80302-5405' };

/** An address in a customer's address book. */
export const booked: Address = { ...typed, addressId: 'C1000001-S1', approachType: 'S', main: true };
/** The same customer's profile: they get the newsletter already. */
export const contact: Address = {
  country: 'US',
  firstName: 'Noor',
  lastName: 'Walker',
  email: 'noor@example.com',
  phone: '4155550177',
  subscriptions: { newsletterConsent: true },
};
export const customerRules = rulesOf('US', [booked], contact);
/** Half an address, which a reload of the form restores in this tab. */
export const draft: Address = { country: 'US', firstName: 'May', phone: '415' };
export const draftRules = { ...customerRules, draft };
const { main: _main, approachType: _kind, ...chosen } = booked;

export const known = { errorId: 'CCA400', message: 'there already', status: 409 };
export const noBox = {
  errorId: 'SHP500',
  message: 'No PO box',
  status: 422,
  fields: [{ field: '/address/addressLine1', errorId: 'SHP500' }],
};
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };

export const send = {
  'address.typed': { type: 'address.typed', draft },
  'address.submitted': [
    { type: 'address.submitted', address: typed, isKept: false },
    { type: 'address.submitted', address: typed, isKept: true },
    { type: 'address.submitted', address: chosen },
  ],
  'keeping.passed': { type: 'keeping.passed' },
  'suggestion.accepted': { type: 'suggestion.accepted' },
  'suggestion.declined': { type: 'suggestion.declined' },
  'address.reopened': { type: 'address.reopened' },
  'country.chosen': [
    { type: 'country.chosen', country: 'FR' },
    { type: 'country.chosen', country: 'US' },
  ],
  'form.retried': { type: 'form.retried' },
  'customer.arrived': { type: 'customer.arrived' },
} as const;

export const model = modelOf(addressFormMachine, {
  input: { form: 'shipping', country: 'US', asksEmail: true, address: null },
  inputs: {
    'a page that the server has loaded': {
      form: 'billing',
      country: 'US',
      asksEmail: false,
      address: null,
      loaded: usRules,
    },
    'a form that was refused without script': {
      form: 'billing',
      country: 'US',
      asksEmail: false,
      address: null,
      loaded: usRules,
      failure: noBox,
    },
    'a bill': { form: 'billing', country: 'US', asksEmail: false, address: null },
    'an address that was refused': { form: 'shipping', country: 'US', asksEmail: true, address: typed, failure: noBox },
  },
  send,
  outcomes: {
    getAddressRules: { done: [usRules, customerRules], failed: [down] },
    validateShippingAddress: {
      done: [
        { valid: true, suggestions: [] },
        { valid: false, suggestions: [suggested] },
      ],
      failed: [noBox, down],
    },
    saveAddress: { done: [addressedCart], failed: [noBox, down] },
    keepDraft: { failed: [new Error('no storage')] },
    watchSession: { failed: [new Error('no session')] },
    keepAddress: { done: [undefined], failed: [known] },
  },
  // A shopper without an address book can neither choose from it nor save to it.
  offers: ({ context }, event) =>
    event.type !== 'address.submitted' || context.book !== null || event === send['address.submitted'][0],
  project: ({ form, country, failure, suggestion, rules, book, isKept }) => [
    form,
    country,
    failure?.errorId,
    suggestion !== null,
    rules !== null,
    book !== null,
    isKept,
  ],
  why: 'guards read the kind of form, the country, a refusal, and whether the address is to be saved; the address itself changes nothing',
});
