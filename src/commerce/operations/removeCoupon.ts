import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply } from '../cart/cart-reply.ts';

export const removeCoupon =
  (deps: CartDeps): Handler<'removeCoupon'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    const code = body.code.toUpperCase();
    const cart = await deps.carts.change(body.cartId, session, (doc) => {
      if (!doc.couponCodes.includes(code)) throw new CommerceError('PRM130', 404, { field: '/code' });
      return { ...doc, couponCodes: doc.couponCodes.filter((one) => one !== code) };
    });
    return cartReply(deps, session, cart);
  };
