import type { Address, Currency, ErrorId } from '#openapi/generated/waymark.gen.ts';
import { addressFindings, caseOf } from '#src/domain/address.ts';
import { internationalPhone } from '#src/domain/phone.ts';
import { CommerceError, errorDetail } from '../errors.ts';
import type { CartDoc } from './cart.types.ts';
import { addressCases, countries, countriesOf, rulesOf, taxRateOf } from './reference.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Which codes a form answers with: phone and missing fields differ between the two addresses (core 5, core 8). */
const codes = {
  shipping: { phone: 'SHP410', missing: 'PYT406', malformed: 'CHK380' },
  billing: { phone: 'BILL410', missing: 'PYT406', malformed: 'PYT406' },
} as const satisfies Record<string, Record<string, ErrorId>>;

/** A wallet tells where an order goes before it tells to whom. */
const walletFields = new Set(['country', 'province', 'city', 'postalCode']);

/** What a store wants to know of who collects. */
export const contactFields: ReadonlySet<string> = new Set(['firstName', 'lastName', 'email', 'phone']);

export interface AddressCheck {
  kind: 'shipping' | 'billing';
  /** JSON pointer of the address in the request. */
  field: string;
  /** From a wallet: names, street and phone come later. */
  isPartial?: boolean;
  /** Of who collects: where they live is not asked. */
  isContact?: boolean;
  /** Where the email may be left out: it is known already. */
  hasEmail?: boolean;
}

/**
 * Refuses an address that breaks the rules of its country: PYT406 for fields that are missing, SHP410 or BILL410 for a
 * phone that is, CHK380 for fields that are malformed, ORD400 for the email. Each field has an entry.
 */
export function assertComplete(
  address: Address,
  { kind, field, isPartial = false, isContact = false, hasEmail = false }: AddressCheck,
): void {
  const rules = rulesOf(address.country);
  if (!rules) throw new CommerceError('PAY401', 422, { field: `${field}/country` });
  const found = addressFindings({ ...address, phone: nationalDigits(address) }, rules).filter(
    ({ field: name, kind: what }) => {
      if (isPartial) return walletFields.has(name) && what === 'missing';
      if (isContact && !contactFields.has(name)) return false;
      return !(name === 'email' && what === 'missing' && (hasEmail || kind === 'billing'));
    },
  );
  const details = found.map(({ field: name, kind: what }) => {
    const errorId = name === 'email' ? 'ORD400' : name === 'phone' ? codes[kind].phone : codes[kind][what];
    return errorDetail(errorId, { field: `${field}/${name}` });
  });
  if (address.email !== undefined && !EMAIL.test(address.email))
    details.push(errorDetail('ORD400', { field: `${field}/email` }));
  const [first, ...more] = details;
  if (first)
    throw new CommerceError(first.errorId as ErrorId, 422, { ...(first.field ? { field: first.field } : {}), more });
}

/** The digits that a country's phone rule is about: without the dial code, when the number carries one. */
function nationalDigits({ phone, country }: Address): string {
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  const entry = countries.find(({ code }) => code === country);
  if (!entry || digits === '') return digits;
  const international = internationalPhone(phone ?? '', country, countries) ?? digits;
  const national = international.startsWith(entry.dialCode) ? international.slice(entry.dialCode.length) : digits;
  const fits = (text: string) => entry.phoneLengths.includes(text.length);
  const bare = digits.startsWith(entry.dialCode) ? digits.slice(entry.dialCode.length) : digits;
  return [national.replace(/^0/, ''), national, bare].find(fits) ?? national;
}

/** Refuses (PAY401) a country that no order in this currency goes to. */
export function assertCountry(address: Address, currency: Currency, field: string): void {
  if (!countriesOf(currency).includes(address.country))
    throw new CommerceError('PAY401', 422, { field: `${field}/country` });
}

/** Refuses where nothing goes: a PO box, an island, a street nobody knows; TAX309 without a tax rate. */
export function assertDeliverable(address: Address, field: string): void {
  const found = caseOf({ ...address }, addressCases);
  if (found?.errorId) {
    throw new CommerceError(found.errorId as ErrorId, found.errorId === 'TAX309' ? 409 : 422, { field: `${field}/${found.match.field}` });
  }
  if (!taxRateOf(address.country, address.province))
    throw new CommerceError('TAX309', 409, { field: `${field}/province` });
}

/** A better spelling, where the address service knows one. */
export function suggestionFor(address: Address): Address | null {
  const suggestion = caseOf({ ...address }, addressCases)?.suggestion;
  if (!suggestion) return null;
  const { province, ...rest } = suggestion;
  return { ...address, ...rest, ...(province === null ? {} : { province }) };
}

/**
 * The address as the cart keeps it: the phone in international form, digits only (core 5). Whether it is a collection
 * point is not the shopper's to say.
 */
export function keptAddress({ storeId: _storeId, storeName: _storeName, bookingCode: _bookingCode, ...address }: Address, kind: 'S' | 'B'): Address {
  const phone = address.phone && (isInternational(address) ? address.phone : internationalPhone(address.phone, address.country, countries));
  return { ...address, approachType: kind, ...(phone ? { phone } : {}) };
}

/** Digits that carry the country's dial code already, as in an address that was kept before: they get no second one. */
function isInternational({ phone = '', country }: Address): boolean {
  const entry = countries.find(({ code }) => code === country);
  if (!entry || !/^\d+$/.test(phone) || !phone.startsWith(entry.dialCode)) return false;
  const { length } = phone;
  return !entry.phoneLengths.includes(length) && entry.phoneLengths.includes(length - entry.dialCode.length);
}

/** The e-mail came with an address, and goes with the last one: nobody is written to who is not in the cart any more. */
export const withoutStrayEmail = (doc: CartDoc): CartDoc =>
  doc.shippingAddress || doc.collector || doc.billingAddress ? doc : { ...doc, email: null };
