import type { Address, Currency, ErrorId } from '#openapi/generated/waymark.gen.ts';
import { addressFindings } from '#src/domain/address.ts';
import { isEmail } from '#src/domain/email.ts';
import { type Phone, phoneOf } from '#src/domain/phone.ts';
import { CommerceError, errorDetail } from '../errors.ts';
import type { CartDoc } from './cart.types.ts';
import { countriesOf, rulesOf, taxRateOf } from './reference.ts';
import type { Simulation } from '../services.ts';

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
  const rules = rulesOf(address.country, kind);
  if (!rules) throw new CommerceError('PAY401', 422, { field: `${field}/country` });
  const isPhoneWrong = Boolean(address.phone?.trim()) && phoneIn(address) === null;
  const found = [
    ...addressFindings({ ...address }, rules),
    ...(isPhoneWrong ? [{ field: 'phone', kind: 'malformed' as const }] : []),
  ].filter(({ field: name, kind: what }) => {
    if (isPartial) return walletFields.has(name) && what === 'missing';
    if (isContact && !contactFields.has(name)) return false;
    return !(name === 'email' && what === 'missing' && (hasEmail || kind === 'billing'));
  });
  const details = found.map(({ field: name, kind: what }) => {
    const errorId = name === 'email' ? 'ORD400' : name === 'phone' ? codes[kind].phone : codes[kind][what];
    return errorDetail(errorId, { field: `${field}/${name}` });
  });
  if (address.email !== undefined && !isEmail(address.email))
    details.push(errorDetail('ORD400', { field: `${field}/email` }));
  const [first, ...more] = details;
  if (first)
    throw new CommerceError(first.errorId as ErrorId, 422, { ...(first.field ? { field: first.field } : {}), more });
}

/** The phone of an address. Digits that begin with the address's dial code are one that was kept (core 5). */
const phoneIn = ({ phone = '', phoneCode, country }: Address): Phone | null =>
  phoneOf(phone, { country, dialCode: phoneCode });

/** Refuses (PAY401) a country that no order in this currency goes to. */
export function assertCountry(address: Address, currency: Currency, field: string): void {
  if (!countriesOf(currency).includes(address.country))
    throw new CommerceError('PAY401', 422, { field: `${field}/country` });
}

/** Refuses (TAX309) an address that the shop knows no tax rate for, and what the simulation refuses. */
export function assertDeliverable(address: Address, field: string, { addressRefusal }: Simulation): void {
  const refusal =
    addressRefusal?.(address) ??
    (taxRateOf(address.country, address.province) ? null : { errorId: 'TAX309' as const, field: 'province' });
  if (refusal)
    throw new CommerceError(refusal.errorId, refusal.errorId === 'TAX309' ? 409 : 422, {
      field: `${field}/${refusal.field}`,
    });
}

/**
 * The address as the cart keeps it: the phone in international form, digits only (core 5). Whether it is a collection
 * point is not the shopper's to say.
 */
export function keptAddress(
  { storeId: _storeId, storeName: _storeName, bookingCode: _bookingCode, ...address }: Address,
  kind: 'S' | 'B',
): Address {
  const phone = phoneIn(address);
  return {
    ...address,
    approachType: kind,
    ...(phone ? { phone: phone.international, phoneCode: phone.dialCode } : {}),
  };
}

/**
 * The e-mail came with an address, and goes with the last one: nobody is written to who is not in the cart any more.
 */
export const withoutStrayEmail = (doc: CartDoc): CartDoc =>
  doc.shippingAddress || doc.collector || doc.billingAddress ? doc : { ...doc, email: null };
