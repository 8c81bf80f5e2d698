import { assertMember } from '../cart/rewards.ts';
import type { Handler } from '../contract.ts';
import { sessionOf, type Services } from '../services.ts';

export const applyReward =
  (services: Services): Handler<'applyReward'> =>
  async ({ params, context }) => {
    const session = sessionOf(context);
    await services.carts.read(params.basketId, session);
    return assertMember(session);
  };
