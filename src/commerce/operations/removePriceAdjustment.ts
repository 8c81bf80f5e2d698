import { assertSelling, withoutAdjustment } from '../cart/adjustments.ts';
import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply } from '../cart/cart-reply.ts';
import type { Audit } from '../audit/audit.types.ts';

export const removePriceAdjustment =
  (deps: CartDeps & { audit: Audit }): Handler<'removePriceAdjustment'> =>
  async ({ params: { basketId, adjustmentId }, body, context }) => {
    const { audit, carts } = deps;
    const session = sessionOf(context);
    await assertSelling(deps, session, basketId);
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
    return cartReply(deps, session, cart);
  };
