import { assertGiveable, assertSelling, withChange } from '../cart/adjustments.ts';
import type { Handler } from '../contract.ts';
import { cartReply, price, sessionOf, type Services } from '../services.ts';

export const updatePriceAdjustment =
  (services: Services): Handler<'updatePriceAdjustment'> =>
  async ({ params: { basketId, adjustmentId }, body, context }) => {
    const session = sessionOf(context);
    await assertSelling(services, session, basketId);
    const cart = await services.carts.change(basketId, session, async (before, found) => {
      const doc = withChange(before, adjustmentId, body);
      assertGiveable(await price(services, session, { ...found, doc }), adjustmentId);
      return doc;
    });
    return cartReply(services, session, cart);
  };
