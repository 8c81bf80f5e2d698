import { addressBookMachine } from '#machines/address-book/address-book.machine.ts';
import type { AddressBookEvent, OpenedForm } from '#machines/address-book/address-book.types.ts';
import type { Address } from '#openapi/generated/waymark.gen.ts';
import { booked, usRules } from '#model-tests/address-form/address-form.model.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const home = booked;
export const work: Address = { ...booked, addressId: 'C1000001-S2', addressLine1: '1 Main Street', main: false };
export const bill: Address = { ...booked, addressId: 'C1000001-B1', approachType: 'B' };
export const book: Address[] = [home, bill, work];

const formOf = ({ addressId }: Address): OpenedForm => ({
  kind: 'shipping',
  addressId: addressId ?? null,
  loaded: usRules,
  failure: null,
});

const id = { addressId: work.addressId ?? '' };
export const gone = { errorId: 'CCA401', message: 'not in the book', status: 404 };
export const down = { errorId: 'API503', message: 'down', status: 503 };

type Added = Extract<AddressBookEvent, { type: 'address.added' }>;
const added: [Added, Added] = [
  { type: 'address.added', kind: 'shipping' },
  { type: 'address.added', kind: 'billing' },
];

export const send = {
  'address.added': added,
  'address.opened': { type: 'address.opened', ...id },
  'editing.cancelled': { type: 'editing.cancelled' },
  'main.requested': { type: 'main.requested', ...id },
  'removal.requested': { type: 'removal.requested', ...id },
  'removal.confirmed': { type: 'removal.confirmed' },
  'removal.dismissed': { type: 'removal.dismissed' },
  'book.retried': { type: 'book.retried' },
  'customer.arrived': { type: 'customer.arrived' },
  'customer.left': { type: 'customer.left' },
} as const;

export const model = modelOf(addressBookMachine, {
  input: { country: 'US', addresses: null },
  inputs: {
    'the server knew it': { country: 'US', addresses: book },
    'a page with a form for a new address': {
      country: 'US',
      addresses: book,
      opened: { kind: 'billing', addressId: null, loaded: usRules, failure: null },
    },
    'a page with the form of an address': { country: 'US', addresses: book, opened: formOf(work) },
    'a page with the form of an address that is gone': {
      country: 'US',
      addresses: book,
      opened: formOf({ ...work, addressId: 'gone' }),
    },
    'a page that asks for a removal': { country: 'US', addresses: book, removedId: work.addressId ?? null },
    'a page that asks for the removal of an address that is gone': {
      country: 'US',
      addresses: book,
      removedId: 'gone',
      failure: gone,
    },
    'a page whose removal was refused': {
      country: 'US',
      addresses: book,
      removedId: work.addressId ?? null,
      failure: down,
    },
    'a page with a form whose addresses could not be read': { country: 'US', addresses: null, opened: formOf(work) },
  },
  send,
  outcomes: {
    addressForm: { done: [{ cart: null }], failed: [new Error('the form failed')] },
    getAddresses: { done: [book, [], null], failed: [down] },
    makeMain: { done: [[{ ...work, main: true }, bill, { ...home, main: false }]], failed: [gone, down] },
    removeAddress: { done: [[home, bill], []], failed: [gone, down] },
    watchSession: { failed: [] },
    goHome: { done: [undefined], failed: [down] },
  },
  project: ({ addresses, chosen, failure, kind, opened }) => [
    opened !== null,
    addresses?.map(({ addressId }) => addressId),
    chosen?.addressId,
    failure?.errorId,
    chosen === null && kind,
  ],
  why: 'guards read which addresses there are and whether a change was refused; the form is for the chosen one',
  unreachable: {
    'address-book: watchSession failed → signedIn.unavailable': 'the port only listens to the session; it cannot fail',
  },
});
