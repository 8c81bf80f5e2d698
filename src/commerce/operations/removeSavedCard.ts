import type { Handler } from '../contract.ts';
import { forgetCard, savedCardsOf } from '../payments/saved-cards.ts';
import { sessionOf, type Services } from '../services.ts';

export const removeSavedCard =
  ({ database, clock }: Services): Handler<'removeSavedCard'> =>
  async ({ params, context }) => {
    const session = sessionOf(context);
    await forgetCard(database.raw, session, params.paymentInstrumentId);
    return { status: 200, body: await savedCardsOf(database.raw, session, clock()) };
  };
