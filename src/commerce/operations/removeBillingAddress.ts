import { withoutStrayEmail } from '../cart/addresses.ts';
import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply } from '../cart/cart-reply.ts';

export const removeBillingAddress =
  (deps: CartDeps): Handler<'removeBillingAddress'> =>
  async ({ params, context }) => {
    const session = sessionOf(context);
    const cart = await deps.carts.change(params.basketId, session, (doc) =>
      doc.billingAddress === null ? doc : withoutStrayEmail({ ...doc, billingAddress: null }),
    );
    return cartReply(deps, session, cart);
  };
