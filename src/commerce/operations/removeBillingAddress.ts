import { withoutStrayEmail } from '../cart/addresses.ts';
import type { Handler } from '../contract.ts';
import { cartReply, sessionOf, type Services } from '../services.ts';

export const removeBillingAddress =
  (services: Services): Handler<'removeBillingAddress'> =>
  async ({ params, context }) => {
    const session = sessionOf(context);
    const cart = await services.carts.change(params.basketId, session, (doc) =>
      doc.billingAddress === null ? doc : withoutStrayEmail({ ...doc, billingAddress: null }),
    );
    return cartReply(services, session, cart);
  };
