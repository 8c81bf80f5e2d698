import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { promotionRefusal } from '../cart/promotions.ts';
import { redeemedBy } from '../cart/redeemed.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply } from '../cart/cart-reply.ts';
import type { Tries } from '../limits/tries.ts';

/** Maximum codes of a cart (the contract's own limit). */
const MOST_CODES = 20;

/** Accepts a code that works now. A code whose minimum order value is not reached stays in the cart, not applied. */
export const applyCoupon =
  (deps: CartDeps & { tries: Tries }): Handler<'applyCoupon'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    const code = body.code.toUpperCase();
    const attempt = await deps.tries.begin('coupon', { target: session.subject, address: context.address });
    const row = (await deps.catalogue.promotions()).find(({ doc }) => doc.code?.toUpperCase() === code);
    // A code that exists but does not apply now is not a guess.
    await (row ? attempt.right() : attempt.wrong());
    const isSelling = await deps.sessions.isSelling(session);
    const cart = await deps.carts.change(body.cartId, session, async (doc, before) => {
      if (doc.couponCodes.includes(code)) throw new CommerceError('PRM416', 409, { field: '/code' });
      const redeemed = await redeemedBy(deps, session, { ...before, doc: { ...doc, couponCodes: [code] } }, isSelling);
      const refusal = row
        ? (deps.simulation.promotionRefusal?.(code) ?? promotionRefusal(row, deps.clock(), redeemed))
        : 'PRM130';
      if (refusal) throw new CommerceError(refusal, 422, { field: '/code' });
      if (doc.couponCodes.length >= MOST_CODES) throw new CommerceError('PRM175', 422, { field: '/code' });
      return { ...doc, couponCodes: [...doc.couponCodes, code] };
    });
    return cartReply(deps, session, cart);
  };
