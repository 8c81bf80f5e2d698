import { balanceView } from '../cart/gift-cards.ts';
import type { Handler } from '../contract.ts';
import { sessionOf, type Services } from '../services.ts';

export const getGiftCardBalance =
  (services: Services): Handler<'getGiftCardBalance'> =>
  async ({ body, context }) => {
    return {
      status: 200,
      body: balanceView(await services.findGiftCard(body.c_gcCardNumber, body.c_gcPin, sessionOf(context))),
    };
  };
