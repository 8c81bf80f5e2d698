import type { Flash } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '../model/session.ts';
import type { Cart } from '../model/cart.ts';
import { shipmentIdOf } from '../cart/cart-view.ts';
import { flashMessages } from '../cart/labels.ts';
import { correctSupply } from '../cart/supply.ts';
import type { Handler } from '../contract.ts';
import { favouriteStoreId } from '../stores/favourite.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply, price, type PricingDeps } from '../cart/cart-reply.ts';

export const getCart =
  (deps: CartDeps): Handler<'getCart'> =>
  async ({ params, query, context }) => {
    const session = sessionOf(context);
    const favStoreId = query.favStoreId ?? (await favouriteStoreId(deps.consumers, session));
    if (!query.inventorySupplyCheck)
      return cartReply(deps, session, await deps.carts.read(params.basketId, session), [], favStoreId);
    let flash: Flash[] = [];
    const cart = await deps.carts.change(params.basketId, session, async (doc) => {
      const corrected = await correctSupply(doc, deps.catalogue, favStoreId);
      flash = corrected.flash;
      return corrected.doc;
    });
    return cartReply(deps, session, cart, [...flash, ...(await undeliverable(deps, session, cart))], favStoreId);
  };

/**
 * Returns notices about shipments that cannot go to the cart's address, because items added later use other shipping
 * methods (core 4).
 */
async function undeliverable(deps: PricingDeps, session: Session, cart: Cart): Promise<Flash[]> {
  if (!cart.doc.shippingAddress) return [];
  const message = flashMessages.InvalidShippingAddress ?? '';
  const { shipments } = await price(deps, session, cart);
  return shipments.flatMap(({ group, method }) =>
    method === null
      ? [{ code: 'InvalidShippingAddress' as const, message, details: { shipmentId: shipmentIdOf(group) } }]
      : [],
  );
}
