import { assertSelling, withAdjustment } from '../cart/adjustments.ts';
import { type AdjustmentDeps, giveAdjustment } from '../cart/give-adjustment.ts';
import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import { cartReply } from '../cart/cart-reply.ts';

/** The largest discount depends on the cart with the adjustment applied. */
export const addPriceAdjustment =
  (deps: AdjustmentDeps): Handler<'addPriceAdjustment'> =>
  async ({ params: { basketId }, body, context }) => {
    const session = sessionOf(context);
    await assertSelling(deps, session, basketId);
    const { agreement } = body;
    const cart = await giveAdjustment(deps, {
      basketId,
      session,
      context,
      agreement,
      kind: 'adjustment-given',
      adjusted: (doc) => withAdjustment(doc, body),
    });
    return cartReply(deps, session, cart);
  };
