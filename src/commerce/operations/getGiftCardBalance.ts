import { balanceView, findGiftCard, type GiftCardDeps } from '../cart/gift-cards.ts';
import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';

export const getGiftCardBalance =
  (deps: GiftCardDeps): Handler<'getGiftCardBalance'> =>
  async ({ body: { c_gcCardNumber: number, c_gcPin: pin, recaptcha_response: token }, context }) => {
    sessionOf(context);
    return { status: 200, body: balanceView(await findGiftCard(deps, { number, pin, token }, context)) };
  };
