import { shippingEntry } from '../cart/cart-view.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, price } from '../cart/cart-reply.ts';

export const getShippingMethods =
  (deps: CartDeps): Handler<'getShippingMethods'> =>
  async ({ params, context }) => {
    const session = sessionOf(context);
    const priced = await price(deps, session, await deps.carts.read(params.basketId, session));
    if (!priced.shipments.some(({ group }) => group === params.shippingId)) throw new CommerceError('SHP404', 404);
    return { status: 200, body: shippingEntry(priced, params.shippingId) };
  };
