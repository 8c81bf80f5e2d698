import { shippingEntry } from '../cart/cart-view.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';
import { price } from '../cart/cart-reply.ts';

export const getShippingMethods =
  (services: Services): Handler<'getShippingMethods'> =>
  async ({ params, context }) => {
    const session = sessionOf(context);
    const priced = await price(services, session, await services.carts.read(params.basketId, session));
    if (!priced.shipments.some(({ group }) => group === params.shippingId)) throw new CommerceError('SHP404', 404);
    return { status: 200, body: shippingEntry(priced, params.shippingId) };
  };
