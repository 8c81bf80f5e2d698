import { memberOf, withVoucher } from '../cart/rewards.ts';
import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';
import { price, cartReply } from '../cart/cart-reply.ts';

export const applyReward =
  (services: Services): Handler<'applyReward'> =>
  async ({ params, body, context }) => {
    const session = sessionOf(context);
    await services.carts.read(params.basketId, session);
    const member = await memberOf(session, services.consumers);
    const { points } = body.appliedLoyaltyVoucher;
    const cart = await services.carts.change(params.basketId, session, async (doc, before) =>
      withVoucher(doc, points, member, await price(services, session, before)),
    );
    return cartReply(services, session, cart);
  };
