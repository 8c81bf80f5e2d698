import { assertGiveable, assertSelling, withAdjustment } from '../cart/adjustments.ts';
import type { Handler } from '../contract.ts';
import { cartReply, price, sessionOf, type Services } from '../services.ts';

/** What it may take off is decided by the cart as it would then be priced. */
export const addPriceAdjustment =
  (services: Services): Handler<'addPriceAdjustment'> =>
  async ({ params, body, context }) => {
    const session = sessionOf(context);
    await assertSelling(services, session, params.basketId);
    const cart = await services.carts.change(
      params.basketId,
      session,
      async (before, found) => {
        const { doc, adjustmentId } = withAdjustment(before, body);
        assertGiveable(await price(services, session, { ...found, doc }), adjustmentId);
        return doc;
      },
      context.idempotencyKey,
    );
    return cartReply(services, session, cart);
  };
