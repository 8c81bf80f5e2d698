import { assertSelling, withoutAdjustment } from '../cart/adjustments.ts';
import type { Handler } from '../contract.ts';
import { cartReply, sessionOf, type Services } from '../services.ts';

export const removePriceAdjustment =
  (services: Services): Handler<'removePriceAdjustment'> =>
  async ({ params: { basketId, adjustmentId }, context }) => {
    const session = sessionOf(context);
    await assertSelling(services, session, basketId);
    const cart = await services.carts.change(basketId, session, (doc) => withoutAdjustment(doc, adjustmentId));
    return cartReply(services, session, cart);
  };
