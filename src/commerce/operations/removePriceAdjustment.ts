import { assertSelling, withoutAdjustment } from '../cart/adjustments.ts';
import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';
import { cartReply } from '../cart/cart-reply.ts';

export const removePriceAdjustment =
  (services: Services): Handler<'removePriceAdjustment'> =>
  async ({ params: { basketId, adjustmentId }, body, context }) => {
    const { audit, carts } = services;
    const session = sessionOf(context);
    await assertSelling(services, session, basketId);
    const actor = await audit.actorOf(session);
    const { reasonCode } = body ?? {};
    const event = {
      kind: 'adjustment-removed',
      ...actor,
      subject: basketId,
      facts: { adjustmentId },
      ...(reasonCode === undefined ? {} : { reason: reasonCode }),
    } as const;
    const cart = await carts.change(
      basketId,
      session,
      (doc) => withoutAdjustment(doc, adjustmentId),
      null,
      (tx) => audit.record(event, tx),
    );
    return cartReply(services, session, cart);
  };
