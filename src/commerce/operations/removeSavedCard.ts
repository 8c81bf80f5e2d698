import { cardsOf } from '../checkout/express.ts';
import type { Handler } from '../contract.ts';
import { forgetCard } from '../payments/saved-cards.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

export const removeSavedCard =
  (services: Services): Handler<'removeSavedCard'> =>
  async ({ params, context }) => {
    const session = sessionOf(context);
    await forgetCard(services.database.raw, session, params.paymentInstrumentId);
    return { status: 200, body: await cardsOf(services, session) };
  };
