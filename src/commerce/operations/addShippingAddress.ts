import type { Address, Flash } from '#openapi/generated/waymark.gen.ts';
import { assertInBook } from '../auth/address-book.ts';
import { assertComplete, assertCountry, assertDeliverable, keptAddress } from '../cart/addresses.ts';
import { flashMessages } from '../cart/labels.ts';
import { applicableMethods, type Destination } from '../cart/delivery.ts';
import type { Cart, CartDoc } from '../model/cart.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { CollectionPoint } from '../model/store.ts';
import { collectionPoint } from '../stores/store-search.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply } from '../cart/cart-reply.ts';
import { localeOf } from '../settings/locales.ts';
import type { Database } from '../db/database.types.ts';

/**
 * All items of a cart go to one address, a home or a collection point. Customised items are made elsewhere but sent
 * there too.
 */
export const addShippingAddress =
  (deps: CartDeps): Handler<'addShippingAddress'> =>
  async ({ params, body, context }) => {
    const at = Math.max(
      0,
      body.addresses.findIndex(({ shippingId = 'me' }) => shippingId === 'me'),
    );
    const given = body.addresses[at];
    if (!given) throw new CommerceError('API422', 400, { field: '/addresses' });
    const field = `/addresses/${at}`;
    const isPartial =
      body.context === 'PAYPAL_EXPRESS' || (body.context === 'APPLE_PAY_EXPRESS' && !isContactOfAgreement(given));
    const address = given.phone || !body.phone ? given : { ...given, phone: body.phone };
    const session = sessionOf(context);
    await assertInBook(deps.consumers, session, address, { errorId: 'CCA401', field });
    let flash: Flash[] = [];
    const isCollected = body.context === 'COLLECTION';

    const cart = await deps.carts.change(params.basketId, session, async (doc, before) => {
      assertCountry(address, before.currency, field);
      const hasEmail = doc.email !== null;
      const email = address.email ?? doc.email;
      if (isCollected) {
        assertComplete(address, { kind: 'shipping', field, isContact: true, hasEmail });
        const collector = { ...keptAddress(address, 'S'), id: 'address-collector' };
        if (address.storeId === undefined) return { ...doc, collector, email };
        const point = await pointOf(deps.database, before, address.storeId, field);
        const shippingAddress = {
          ...atPoint(point, collector),
          ...(body.bid === undefined ? {} : { bookingCode: body.bid }),
        };
        return { ...doc, shippingAddress, shippingMethods: methodsThatApply(doc, shippingAddress).methods, email };
      }
      assertComplete(address, { kind: 'shipping', field, isPartial, hasEmail });
      assertDeliverable(address, field, deps.simulation);
      const kept = { ...keptAddress(address, 'S'), id: 'address-shipping', shippingId: 'me' as const };
      const { methods, isDowngraded } = methodsThatApply(doc, kept);
      flash =
        isDowngraded && doc.shippingAddress?.storeId === undefined
          ? [{ code: 'OrderShippingMethodDowngraded', message: flashMessages.OrderShippingMethodDowngraded ?? '' }]
          : [];
      return { ...doc, shippingAddress: kept, shippingMethods: methods, email };
    });
    return cartReply(deps, session, cart, flash);
  };

/**
 * True for the contact that Apple Pay gives once the shopper has agreed: it is held to all rules. Before, its sheet
 * tells neither a name nor a street.
 */
const isContactOfAgreement = ({ firstName, lastName, addressLine1 }: Address): boolean =>
  [firstName, lastName, addressLine1].some((text) => text !== undefined);

/** Throws STR404 for a collection point that the cart's country does not have. */
async function pointOf(database: Database, { locale }: Cart, storeId: string, field: string): Promise<CollectionPoint> {
  const point = await collectionPoint(storeId, localeOf(locale), database);
  if (!point) throw new CommerceError('STR404', 404, { field: `${field}/storeId` });
  return point;
}

/** Returns the address of a parcel that is collected: the shopper's name, at the point. */
function atPoint({ id, name, addressLine1, city, postalCode, country }: CollectionPoint, who: Address): Address {
  const { firstName, lastName, email, phone, phoneCode, subscriptions } = who;
  return {
    id: 'address-shipping',
    approachType: 'S',
    shippingId: 'me',
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(phoneCode ? { phoneCode } : {}),
    ...(subscriptions ? { subscriptions } : {}),
    storeId: id,
    storeName: name,
    addressLine1,
    city,
    postalCode,
    country,
  };
}

/** Removes chosen methods that do not deliver to the new address; the default is used instead. */
function methodsThatApply(
  doc: CartDoc,
  destination: Destination,
): { methods: CartDoc['shippingMethods']; isDowngraded: boolean } {
  const entries = Object.entries(doc.shippingMethods) as [keyof CartDoc['shippingMethods'], string][];
  const kept = entries.filter(([group, code]) =>
    applicableMethods(destination, group).some((method) => method.code === code),
  );
  return { methods: Object.fromEntries(kept), isDowngraded: kept.length < entries.length };
}
