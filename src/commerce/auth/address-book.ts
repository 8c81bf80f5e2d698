import type { Address } from '#openapi/generated/waymark.gen.ts';
import { assertComplete, keptAddress } from '../cart/addresses.ts';
import { uuidOf } from '../cart/uuid-of.ts';
import { CommerceError } from '../errors.ts';
import type { SavedAddress, Consumer } from '../model/customer.ts';
import type { Database } from '../db/database.types.ts';
import type { Session } from '../model/session.ts';
import type { Consumers } from './consumers.ts';

/** Maximum number of addresses in a book: the contract's own limit. */
const MOST = 50;
const TRIES = 5;

/** Identifies a person at a place. Two addresses that differ only in the phone are the same. */
const placeOf = ({
  firstName,
  lastName,
  addressLine1,
  addressLine2,
  city,
  province,
  postalCode,
  country,
}: SavedAddress): string =>
  [firstName, lastName, addressLine1, addressLine2, city, province, postalCode, country]
    .map((part) => (part ?? '').trim().toLowerCase())
    .join('|');

const isTwin = (one: SavedAddress, other: SavedAddress): boolean =>
  one.approachType === other.approachType && placeOf(one) === placeOf(other);

/**
 * The address as it is stored: by the rules of its country, with the phone in international form. Throws if the address
 * is incomplete.
 */
function savedOf(address: Address, id: string, isMain: boolean): SavedAddress {
  const { approachType = 'S' } = address;
  assertComplete(address, { kind: approachType === 'S' ? 'shipping' : 'billing', field: '/address', hasEmail: true });
  const {
    firstName = '',
    lastName = '',
    addressLine1 = '',
    addressLine2 = null,
    city = '',
    province = null,
    postalCode = '',
    phone = '',
    phoneCode = '',
    recipientContactPhone,
  } = keptAddress(address, approachType);
  const { country } = address;
  return {
    id,
    approachType,
    main: isMain,
    firstName,
    lastName,
    addressLine1,
    addressLine2,
    city,
    province,
    postalCode,
    country,
    phone,
    phoneCode,
    ...(recipientContactPhone ? { recipientContactPhone } : {}),
  };
}

/**
 * Sets one main address of each kind: the one that was just chosen as main, else the previous main one, else the first
 * of its kind (core 4). Main addresses are listed first.
 */
function withMain(addresses: readonly SavedAddress[], chosen: SavedAddress | null): SavedAddress[] {
  const mainOf = (kind: SavedAddress['approachType']) => {
    const own = addresses.filter(({ approachType }) => approachType === kind);
    return chosen?.approachType === kind && chosen.main ? chosen.id : (own.find(({ main }) => main) ?? own[0])?.id;
  };
  const main = { S: mainOf('S'), B: mainOf('B') };
  return addresses
    .map((address) => ({ ...address, main: address.id === main[address.approachType] }))
    .sort((one, other) => Number(other.main) - Number(one.main));
}

/** The address book in the format of the contract. */
export const bookOf = ({ email, doc }: Consumer): Address[] =>
  doc.addresses.map(({ id, addressLine2, province, ...rest }) => ({
    ...rest,
    addressId: id,
    email,
    ...(addressLine2 ? { addressLine2 } : {}),
    ...(province ? { province } : {}),
  }));

async function customerOf(consumers: Consumers, { subject, consumerType }: Session): Promise<Consumer | null> {
  return consumerType === 'GUEST' ? null : consumers.byId(subject);
}

/**
 * Changes the book by a pure function. If another request changed it first, retries with the new book; throws API409
 * after five attempts. Throws AUT404 for a guest.
 */
async function change(
  consumers: Consumers,
  session: Session,
  work: (addresses: readonly SavedAddress[]) => SavedAddress[],
): Promise<Address[]> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const consumer = await customerOf(consumers, session);
    if (!consumer) throw new CommerceError('AUT404', 403);
    const addresses = work(consumer.doc.addresses);
    if (await consumers.keepAddresses(consumer, addresses))
      return bookOf({ ...consumer, doc: { ...consumer.doc, addresses } });
  }
  throw new CommerceError('API409', 409);
}

const refuseTwin = (): never => {
  throw new CommerceError('CCA400', 409, { field: '/address' });
};

const refuseUnknown = (): never => {
  throw new CommerceError('CCA401', 404, { field: '/addressId' });
};

/** The address book of a session's customer; null for a guest, who has none. */
export async function addressesOf(consumers: Consumers, session: Session): Promise<Address[] | null> {
  const consumer = await customerOf(consumers, session);
  return consumer && bookOf(consumer);
}

/** Adds an address to the book. Throws CCA400 if the address is already in it or the book is full. */
export async function saveAddress(
  consumers: Consumers,
  session: Session,
  address: Address,
): Promise<{ addressId: string; addresses: Address[] }> {
  const plain = savedOf(address, '', address.main ?? false);
  const made = { ...plain, id: uuidOf('saved address', session.subject, plain.approachType, placeOf(plain)) };
  const addresses = await change(consumers, session, (known) =>
    known.length >= MOST || known.some((one) => isTwin(one, made)) ? refuseTwin() : withMain([made, ...known], made),
  );
  return { addressId: made.id, addresses };
}

/**
 * Changes an address of the book. Throws CCA401 if it is not in the book (any more), CCA400 if the book would have it
 * twice.
 */
export function updateAddress(
  consumers: Consumers,
  session: Session,
  addressId: string,
  address: Address,
): Promise<Address[]> {
  return change(consumers, session, (known) => {
    const old = known.find(({ id }) => id === addressId) ?? refuseUnknown();
    const made = savedOf({ ...address, approachType: old.approachType }, addressId, address.main ?? old.main);
    if (known.some((one) => one.id !== addressId && isTwin(one, made))) refuseTwin();
    return withMain(
      known.map((one) => (one.id === addressId ? made : one)),
      made,
    );
  });
}

/** Throws PRO414: saved cards are billed to the last billing address. */
const refuseBilled = (): never => {
  throw new CommerceError('PRO414', 409, { field: '/addressId' });
};

/**
 * Removes an address from the book. Throws CCA401 if it is not in the book, PRO414 if it is the last billing address
 * of a customer with saved cards.
 */
export async function removeAddress(
  { consumers, database }: { consumers: Consumers; database: Database },
  session: Session,
  addressId: string,
): Promise<Address[]> {
  const [card] = await database.raw('SELECT id FROM saved_cards WHERE owner = $1 LIMIT 1', [session.subject]);
  return change(consumers, session, (known) => {
    const old = known.find(({ id }) => id === addressId) ?? refuseUnknown();
    const left = known.filter((one) => one !== old);
    const isLastBilled = old.approachType === 'B' && !left.some(({ approachType }) => approachType === 'B');
    return isLastBilled && card ? refuseBilled() : withMain(left, null);
  });
}

/** Throws the given error (404) if an address refers to a saved one that is not (any more) in the caller's book. */
export async function assertInBook(
  consumers: Consumers,
  session: Session,
  { addressId }: Address,
  { errorId, field }: { errorId: 'CCA401' | 'PYT405'; field: string },
): Promise<void> {
  if (addressId === undefined) return;
  const known = await addressesOf(consumers, session);
  if (!known?.some((one) => one.addressId === addressId))
    throw new CommerceError(errorId, 404, { field: `${field}/addressId` });
}
