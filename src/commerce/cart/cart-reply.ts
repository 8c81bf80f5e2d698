import type { Services } from '../services.ts';
import type { Session } from '../model/session.ts';
import type { Cart } from '../model/cart.ts';
import type { PriceOptions } from './pricing.ts';
import type { PricedCart } from './priced-cart.types.ts';
import { grantOf } from './grant.ts';
import { redeemedBy } from './redeemed.ts';
import { priceCart } from './pricing.ts';
import type { Cart as CartAnswer, Flash } from '#openapi/generated/waymark.gen.ts';
import { cartView } from './cart-view.ts';

/** Prices a cart in a session of its owner. */
export const price = async (
  services: Services,
  session: Session,
  cart: Cart,
  options: Pick<PriceOptions, 'isStockFresh' | 'favStoreId'> = {},
): Promise<PricedCart> => {
  const isSelling = await services.sessions.isSelling(session);
  const [grant, redeemed, extraTax = null] = await Promise.all([
    grantOf(services, session, cart, isSelling),
    redeemedBy(services, session, cart, isSelling),
    services.simulation.extraTax?.(cart),
  ]);
  const adjustments = isSelling ? cart.doc.priceAdjustments : [];
  return priceCart(cart, {
    catalogue: services.catalogue,
    now: services.clock(),
    grant,
    redeemed,
    adjustments,
    extraTax,
    ...options,
  });
};

/** The answer to every change of a cart: the whole cart. */
export async function cartReply(
  services: Services,
  session: Session,
  cart: Cart,
  flash: Flash[] = [],
  favStoreId?: string | null,
): Promise<{ status: 200; body: CartAnswer }> {
  const priced = await price(services, session, cart, { favStoreId: favStoreId ?? null });
  return { status: 200, body: cartView(priced, await services.catalogue.promotions(), flash, services.clock()) };
}
