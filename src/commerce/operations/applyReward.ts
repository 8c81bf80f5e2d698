import { memberOf, withVoucher } from '../cart/rewards.ts';
import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply, price } from '../cart/cart-reply.ts';

export const applyReward =
  (deps: CartDeps): Handler<'applyReward'> =>
  async ({ params, body, context }) => {
    const session = sessionOf(context);
    await deps.carts.read(params.basketId, session);
    const member = await memberOf(session, deps.consumers);
    const { points } = body.appliedLoyaltyVoucher;
    const cart = await deps.carts.change(params.basketId, session, async (doc, before) =>
      withVoucher(doc, points, member, await price(deps, session, before)),
    );
    return cartReply(deps, session, cart);
  };
