import { balanceView, findGiftCard } from '../cart/gift-cards.ts';
import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

export const getGiftCardBalance =
  (services: Services): Handler<'getGiftCardBalance'> =>
  async ({ body: { c_gcCardNumber: number, c_gcPin: pin, recaptcha_response: token }, context }) => {
    sessionOf(context);
    return { status: 200, body: balanceView(await findGiftCard(services, { number, pin, token }, context)) };
  };
