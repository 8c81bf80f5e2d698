import { withoutStrayEmail } from '../cart/addresses.ts';
import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';
import { cartReply } from '../cart/cart-reply.ts';

export const removeShippingAddress =
  (services: Services): Handler<'removeShippingAddress'> =>
  async ({ params, context }) => {
    const session = sessionOf(context);
    const cart = await services.carts.change(params.basketId, session, (doc) =>
      doc.shippingAddress === null && !doc.collector
        ? doc
        : withoutStrayEmail({ ...doc, shippingAddress: null, collector: null }),
    );
    return cartReply(services, session, cart);
  };
