import type { Address, Currency, ErrorId } from '#openapi/generated/waymark.gen.ts';
import { addressFindings } from '#src/domain/address.ts';
import { isEmail } from '#src/domain/email.ts';
import { type Phone, phoneOf } from '#src/domain/phone.ts';
import { CommerceError, errorDetail } from '../errors.ts';
import type { CartDoc } from '../model/cart.ts';
import type { Simulation } from '../simulation.ts';
import { countriesOf } from '../settings/locales.ts';
import { taxRateOf } from '../settings/tax-rates.ts';
import { rulesOf } from '../settings/address-rules.ts';

/** The error codes of each address form. They differ for a phone and for malformed fields (core 5, core 8). */
const codes = {
  shipping: { phone: 'SHP410', missing: 'PYT406', malformed: 'CHK380' },
  billing: { phone: 'BILL410', missing: 'PYT406', malformed: 'PYT406' },
} as const satisfies Record<string, Record<string, ErrorId>>;

/** Fields that a wallet gives first. It gives names, street and phone later. */
const walletFields = new Set(['country', 'province', 'city', 'postalCode']);

/** Fields that a store needs of the person who collects. */
export const contactFields: ReadonlySet<string> = new Set(['firstName', 'lastName', 'email', 'phone']);

export interface AddressCheck {
  kind: 'shipping' | 'billing';
  /** JSON pointer of the address in the request. */
  field: string;
  /** The address is from a wallet, which gives names, street and phone later. */
  isPartial?: boolean;
  /** The address is of the person who collects, without a street or a place. */
  isContact?: boolean;
  /** The e-mail may be missing, because it is already known. */
  hasEmail?: boolean;
}

/**
 * Refuses an address that breaks the rules of its country. Throws PYT406 for missing fields, SHP410 or BILL410 for a
 * missing or malformed phone, CHK380 for malformed fields (PYT406 in a billing address), ORD400 for the e-mail, and
 * PAY401 for a country without rules. The error has an entry for each wrong field.
 */
export function assertComplete(
  address: Address,
  { kind, field, isPartial = false, isContact = false, hasEmail = false }: AddressCheck,
): void {
  const rules = rulesOf(address.country, kind);
  if (!rules) throw new CommerceError('PAY401', 422, { field: `${field}/country` });
  const isPhoneWrong = Boolean(address.phone?.trim()) && phoneIn(address) === null;
  const recipient = kind === 'shipping' ? address.recipientContactPhone?.trim() : undefined;
  const isRecipientWrong = Boolean(recipient) && recipientIn(address) === null;
  const found = [
    ...addressFindings({ ...address }, rules),
    ...(isPhoneWrong ? [{ field: 'phone', kind: 'malformed' as const }] : []),
    ...(isRecipientWrong ? [{ field: 'recipientContactPhone', kind: 'malformed' as const }] : []),
  ].filter(({ field: name, kind: what }) => {
    if (isPartial) return walletFields.has(name) && what === 'missing';
    if (isContact && !contactFields.has(name)) return false;
    return !(name === 'email' && what === 'missing' && (hasEmail || kind === 'billing'));
  });
  const details = found.map(({ field: name, kind: what }) => {
    const isPhone = name === 'phone' || name === 'recipientContactPhone';
    const errorId = name === 'email' ? 'ORD400' : isPhone ? codes[kind].phone : codes[kind][what];
    return errorDetail(errorId, { field: `${field}/${name}` });
  });
  if (address.email !== undefined && !isEmail(address.email))
    details.push(errorDetail('ORD400', { field: `${field}/email` }));
  const [first, ...more] = details;
  if (first)
    throw new CommerceError(first.errorId as ErrorId, 422, { ...(first.field ? { field: first.field } : {}), more });
}

/** Parses the phone of an address. Digits that begin with the address's dial code are a stored phone (core 5). */
const phoneIn = ({ phone = '', phoneCode, country }: Address): Phone | null =>
  phoneOf(phone, { country, dialCode: phoneCode });

/** The same for whoever receives the parcel, whose number may have another dial code. */
const recipientIn = ({ recipientContactPhone = '', country }: Address): Phone | null =>
  phoneOf(recipientContactPhone, { country });

/** Throws PAY401 if orders in this currency cannot be sent to the country. */
export function assertCountry(address: Address, currency: Currency, field: string): void {
  if (!countriesOf(currency).includes(address.country))
    throw new CommerceError('PAY401', 422, { field: `${field}/country` });
}

/** Throws TAX309 if the shop has no tax rate for the address, or the error that the simulation returns. */
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
 * The address as it is stored: the phone in international form, digits only (core 5). Drops the fields of a collection
 * point, which a shopper must not set.
 */
export function keptAddress(
  { storeId: _storeId, storeName: _storeName, bookingCode: _bookingCode, recipientContactPhone, ...address }: Address,
  kind: 'S' | 'B',
): Address {
  const phone = phoneIn(address);
  const recipient = kind === 'S' && recipientContactPhone ? recipientIn({ ...address, recipientContactPhone }) : null;
  return {
    ...address,
    approachType: kind,
    ...(phone ? { phone: phone.international, phoneCode: phone.dialCode } : {}),
    ...(recipient ? { recipientContactPhone: `+${recipient.international}` } : {}),
  };
}

/**
 * Removes the e-mail when the cart has no address any more. It came with an address, and nobody should get e-mails
 * about a cart without one.
 */
export const withoutStrayEmail = (doc: CartDoc): CartDoc =>
  doc.shippingAddress || doc.collector || doc.billingAddress ? doc : { ...doc, email: null };
