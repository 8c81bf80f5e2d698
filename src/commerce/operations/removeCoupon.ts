import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';
import { cartReply } from '../cart/cart-reply.ts';

export const removeCoupon =
  (services: Services): Handler<'removeCoupon'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    const code = body.code.toUpperCase();
    const cart = await services.carts.change(body.cartId, session, (doc) => {
      if (!doc.couponCodes.includes(code)) throw new CommerceError('PRM130', 404, { field: '/code' });
      return { ...doc, couponCodes: doc.couponCodes.filter((one) => one !== code) };
    });
    return cartReply(services, session, cart);
  };
