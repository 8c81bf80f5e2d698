import type { Address, SavedCards, SavedGiftCard } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '../model/session.ts';
import { assertComplete, assertCountry, assertDeliverable, keptAddress } from '../cart/addresses.ts';
import type { Cart, CartDoc } from '../model/cart.ts';
import { CommerceError } from '../errors.ts';
import { canSaveCards, savedCardsOf } from '../payments/saved-cards.ts';
import { savedGiftCardsOf } from '../payments/saved-gift-cards.ts';
import type { SavedAddress } from '../model/customer.ts';
import type { Consumers } from '../auth/consumers.ts';
import type { Database } from '../db/database.types.ts';
import type { Simulation } from '../simulation.ts';
import type { Clock } from '../clock.ts';

export interface CardsDeps {
  consumers: Consumers;
  database: Database;
  clock: Clock;
  simulation: Simulation;
  /** True if customers may use express checkout. */
  offersExpress: boolean;
}

/** A customer's default e-mail and addresses. */
interface MainAddresses {
  email: string;
  shipping: Address;
  billing: Address;
}

function addressOf({ id: _id, main: _main, addressLine2, province, ...rest }: SavedAddress): Address {
  return { ...rest, ...(addressLine2 ? { addressLine2 } : {}), ...(province ? { province } : {}) };
}

async function mainAddressesOf(consumers: Consumers, { subject }: Session): Promise<MainAddresses | null> {
  const consumer = await consumers.byId(subject);
  const main = (kind: SavedAddress['approachType']) =>
    consumer?.doc.addresses.find(({ approachType, main: isMain }) => approachType === kind && isMain);
  const [shipping, billing] = [main('S'), main('B')];
  return consumer && shipping && billing
    ? { email: consumer.email, shipping: addressOf(shipping), billing: addressOf(billing) }
    : null;
}

/**
 * Returns the cards of a shopper, and whether they may use express checkout (core 4): the shop offers it, and the
 * shopper has a default card and a default address.
 */
export async function cardsOf(
  { consumers, database, clock, offersExpress }: CardsDeps,
  session: Session,
): Promise<SavedCards> {
  const cards = await savedCardsOf(database.raw, session, clock());
  const [first] = cards.paymentInstruments;
  const canExpress =
    offersExpress && first !== undefined && !first.isExpired && (await mainAddressesOf(consumers, session)) !== null;
  return { ...cards, canExpress };
}

/** Returns the gift cards of a shopper; a guest has none. */
export const giftCardsOf = async (
  { database, clock, simulation }: CardsDeps,
  session: Session,
): Promise<SavedGiftCard[]> =>
  canSaveCards(session) ? savedGiftCardsOf(database.raw, session, { now: clock(), simulation }) : [];

/** Returns the cards of both kinds, after a change of one. */
export const allCardsOf = async (deps: CardsDeps, session: Session): Promise<SavedCards> => ({
  ...(await cardsOf(deps, session)),
  giftCards: await giftCardsOf(deps, session),
});

/**
 * Returns the cart with missing fields filled in from the customer's account. Leaves out an address that this shop does
 * not ship to: the shopper must then enter one, as everybody does.
 */
export async function filledIn(
  { consumers, simulation }: { consumers: Consumers; simulation: Simulation },
  session: Session,
  cart: Cart,
): Promise<CartDoc> {
  const { doc, currency } = cart;
  const mine = canSaveCards(session) ? await mainAddressesOf(consumers, session) : null;
  const isKnown = doc.email !== null && doc.shippingAddress !== null && doc.billingAddress !== null;
  if (!mine || isKnown) return doc;
  return {
    ...doc,
    email: doc.email ?? mine.email,
    shippingAddress: doc.shippingAddress ?? accepted(mine, currency, simulation),
    billingAddress: doc.billingAddress ?? { ...keptAddress(mine.billing, 'B'), id: 'address-billing' },
  };
}

function accepted(
  { shipping, email }: MainAddresses,
  currency: Cart['currency'],
  simulation: Simulation,
): CartDoc['shippingAddress'] {
  try {
    const address = { ...shipping, email };
    assertCountry(address, currency, '/address');
    assertComplete(address, { kind: 'shipping', field: '/address' });
    assertDeliverable(address, '/address', simulation);
    return { ...keptAddress(address, 'S'), id: 'address-shipping', shippingId: 'me' };
  } catch (error) {
    if (error instanceof CommerceError) return null;
    throw error;
  }
}
