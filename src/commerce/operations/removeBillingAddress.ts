import { withoutStrayEmail } from '../cart/addresses.ts';
import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';
import { cartReply } from '../cart/cart-reply.ts';

export const removeBillingAddress =
  (services: Services): Handler<'removeBillingAddress'> =>
  async ({ params, context }) => {
    const session = sessionOf(context);
    const cart = await services.carts.change(params.basketId, session, (doc) =>
      doc.billingAddress === null ? doc : withoutStrayEmail({ ...doc, billingAddress: null }),
    );
    return cartReply(services, session, cart);
  };
