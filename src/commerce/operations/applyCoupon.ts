import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { promotionRefusal } from '../cart/promotions.ts';
import { redeemedBy } from '../cart/redeemed.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';
import { cartReply } from '../cart/cart-reply.ts';

/** Maximum codes of a cart (the contract's own limit). */
const MOST_CODES = 20;

/** Accepts a code that works now. A code whose minimum order value is not reached stays in the cart, not applied. */
export const applyCoupon =
  (services: Services): Handler<'applyCoupon'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    const code = body.code.toUpperCase();
    const attempt = await services.tries.begin('coupon', { target: session.subject, address: context.address });
    const row = (await services.catalogue.promotions()).find(({ doc }) => doc.code?.toUpperCase() === code);
    // A code that exists but does not apply now is not a guess.
    await (row ? attempt.right() : attempt.wrong());
    const isSelling = await services.sessions.isSelling(session);
    const cart = await services.carts.change(body.cartId, session, async (doc, before) => {
      if (doc.couponCodes.includes(code)) throw new CommerceError('PRM416', 409, { field: '/code' });
      const redeemed = await redeemedBy(
        services,
        session,
        { ...before, doc: { ...doc, couponCodes: [code] } },
        isSelling,
      );
      const refusal = row
        ? (services.simulation.promotionRefusal?.(code) ?? promotionRefusal(row, services.clock(), redeemed))
        : 'PRM130';
      if (refusal) throw new CommerceError(refusal, 422, { field: '/code' });
      if (doc.couponCodes.length >= MOST_CODES) throw new CommerceError('PRM175', 422, { field: '/code' });
      return { ...doc, couponCodes: [...doc.couponCodes, code] };
    });
    return cartReply(services, session, cart);
  };
