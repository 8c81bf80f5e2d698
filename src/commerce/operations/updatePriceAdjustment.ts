import { assertSelling, withChange } from '../cart/adjustments.ts';
import { type AdjustmentDeps, giveAdjustment } from '../cart/give-adjustment.ts';
import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import { cartReply } from '../cart/cart-reply.ts';

export const updatePriceAdjustment =
  (deps: AdjustmentDeps): Handler<'updatePriceAdjustment'> =>
  async ({ params: { basketId, adjustmentId }, body, context }) => {
    const session = sessionOf(context);
    await assertSelling(deps, session, basketId);
    const { agreement } = body;
    const adjusted = (doc: Parameters<typeof withChange>[0]) => ({
      doc: withChange(doc, adjustmentId, body),
      adjustmentId,
    });
    const cart = await giveAdjustment(deps, {
      basketId,
      session,
      context,
      agreement,
      kind: 'adjustment-changed',
      adjusted,
    });
    return cartReply(deps, session, cart);
  };
