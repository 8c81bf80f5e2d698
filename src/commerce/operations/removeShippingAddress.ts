import { withoutStrayEmail } from '../cart/addresses.ts';
import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply } from '../cart/cart-reply.ts';

export const removeShippingAddress =
  (deps: CartDeps): Handler<'removeShippingAddress'> =>
  async ({ params, context }) => {
    const session = sessionOf(context);
    const cart = await deps.carts.change(params.basketId, session, (doc) =>
      doc.shippingAddress === null && !doc.collector
        ? doc
        : withoutStrayEmail({ ...doc, shippingAddress: null, collector: null }),
    );
    return cartReply(deps, session, cart);
  };
