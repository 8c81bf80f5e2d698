import type { CartDoc } from '../model/cart.ts';
import { applicableMethods, destinationOf, storeDeliveryOf } from '../cart/delivery.ts';
import { changeLine } from '../cart/items.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply, price } from '../cart/cart-reply.ts';
import { methodsOf } from '../settings/shipping-methods.ts';

/** Error ids if not everything can be sent to a store, or to an address again (core 8). */
const transitions = { pickup: 'ORD516', sts: 'ORD517', sth: 'ORD518' } as const;

/**
 * Sets the shipping method of a group. A method to a store sends everything there; a home method changes all pickup
 * items to home delivery.
 */
export const setShippingMethod =
  (deps: CartDeps): Handler<'setShippingMethod'> =>
  async ({ query, body, context }) => {
    const { code, shippingId, storeId } = body;
    const session = sessionOf(context);
    const itemDeps = { catalogue: deps.catalogue, simulation: deps.simulation, now: deps.clock(), session };
    const cart = await deps.carts.change(body.cartId, session, async (doc, before) => {
      const destination = destinationOf(before);
      const { shipments, lines } = await price(deps, session, before);
      const isThere = shipments.some(({ group }) => group === shippingId);
      const applies = applicableMethods(destination, shippingId).some((method) => method.code === code);
      const kind = methodsOf(destination.country).find((method) => method.code === code)?.kind;
      const keepMethod = (changed: CartDoc): CartDoc =>
        changed.shippingMethods[shippingId] === code
          ? changed
          : { ...changed, shippingMethods: { ...changed.shippingMethods, [shippingId]: code } };
      if (isThere && applies) return keepMethod(doc);
      if (kind !== 'pickup' && kind !== 'sts' && kind !== 'sth')
        throw new CommerceError('SHP404', 409, { field: '/code' });
      if ((kind === 'sth' && !applies) || shippingId === 'customs')
        throw new CommerceError('SHP404', 409, { field: '/code' });
      if (kind !== 'sth' && storeId === undefined)
        throw new CommerceError(transitions[kind], 409, { field: '/storeId' });
      const moved = lines.filter(({ group, giftOf }) => giftOf === null && (group === 'me' || storeDeliveryOf(group)));
      if (moved.length === 0) throw new CommerceError('SHP404', 409, { field: '/code' });
      let changed = doc;
      for (const { line } of moved) {
        if (!changed.lines.some(({ itemId }) => itemId === line.itemId)) continue;
        const to = kind === 'sth' ? 'home' : { kind, storeId: storeId ?? '' };
        changed = await changeLine(changed, before, { itemId: line.itemId }, itemDeps, to).catch((error: unknown) => {
          const isStock = error instanceof CommerceError && error.errorId.startsWith('INV');
          throw isStock ? new CommerceError(transitions[kind], 409, error.extra) : error;
        });
      }
      return kind === 'sth' ? keepMethod(changed) : changed;
    });
    return cartReply(deps, session, cart, [], query.favStoreId);
  };
