import type { Session } from '../model/session.ts';
import type { Cart } from '../model/cart.ts';
import type { PriceOptions } from './pricing.ts';
import type { PricedCart } from './priced-cart.types.ts';
import { type GrantDeps, grantOf, isMember, ownerOf } from './grant.ts';
import { redeemedBy, type RedeemedDeps } from './redeemed.ts';
import { priceCart } from './pricing.ts';
import type { Cart as CartAnswer, Flash } from '#openapi/generated/waymark.gen.ts';
import { cartView } from './cart-view.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Simulation } from '../simulation.ts';
import type { CartStore } from './cart-store.ts';
import type { Catalogue } from './catalogue.ts';

/** What pricing a cart needs. */
export interface PricingDeps extends GrantDeps, RedeemedDeps {
  catalogue: Catalogue;
  sessions: Sessions;
  simulation: Simulation;
}

/** What an operation on a cart needs: the carts, and the prices of the answer. */
export interface CartDeps extends PricingDeps {
  carts: CartStore;
}

/** Prices a cart in a session of its owner. */
export const price = async (
  deps: PricingDeps,
  session: Session,
  cart: Cart,
  options: Pick<PriceOptions, 'isStockFresh' | 'favStoreId'> = {},
): Promise<PricedCart> => {
  const isSelling = await deps.sessions.isSelling(session);
  const owner = await ownerOf(deps, session, isSelling);
  const [grant, redeemed, extraTax = null] = await Promise.all([
    grantOf(deps, owner, cart),
    redeemedBy(deps, session, cart, isSelling),
    deps.simulation.extraTax?.(cart),
  ]);
  const adjustments = isSelling ? cart.doc.priceAdjustments : [];
  return priceCart(cart, {
    catalogue: deps.catalogue,
    now: deps.clock(),
    grant,
    isMember: isMember(owner),
    redeemed,
    adjustments,
    extraTax,
    ...options,
  });
};

/** The answer to every change of a cart: the whole cart. */
export async function cartReply(
  deps: PricingDeps,
  session: Session,
  cart: Cart,
  flash: Flash[] = [],
  favStoreId?: string | null,
): Promise<{ status: 200; body: CartAnswer }> {
  const priced = await price(deps, session, cart, { favStoreId: favStoreId ?? null });
  return { status: 200, body: cartView(priced, await deps.catalogue.promotions(), flash, deps.clock()) };
}
