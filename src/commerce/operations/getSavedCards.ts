import { cardsOf } from '../checkout/express.ts';
import type { Handler } from '../contract.ts';
import { sessionOf, type Services } from '../services.ts';

export const getSavedCards =
  (services: Services): Handler<'getSavedCards'> =>
  async ({ context }) => ({ status: 200, body: await cardsOf(services, sessionOf(context)) });
