import { assertSelling, withChange } from '../cart/adjustments.ts';
import { giveAdjustment } from '../cart/give-adjustment.ts';
import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';
import { cartReply } from '../cart/cart-reply.ts';

export const updatePriceAdjustment =
  (services: Services): Handler<'updatePriceAdjustment'> =>
  async ({ params: { basketId, adjustmentId }, body, context }) => {
    const session = sessionOf(context);
    await assertSelling(services, session, basketId);
    const { agreement } = body;
    const adjusted = (doc: Parameters<typeof withChange>[0]) => ({
      doc: withChange(doc, adjustmentId, body),
      adjustmentId,
    });
    const cart = await giveAdjustment(services, {
      basketId,
      session,
      context,
      agreement,
      kind: 'adjustment-changed',
      adjusted,
    });
    return cartReply(services, session, cart);
  };
