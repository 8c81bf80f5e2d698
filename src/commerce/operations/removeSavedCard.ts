import { type CardsDeps, cardsOf } from '../checkout/express.ts';
import type { Handler } from '../contract.ts';
import { forgetCard } from '../payments/saved-cards.ts';
import { sessionOf } from '../auth/session-of.ts';

export const removeSavedCard =
  (deps: CardsDeps): Handler<'removeSavedCard'> =>
  async ({ params, context }) => {
    const session = sessionOf(context);
    await forgetCard(deps.database.raw, session, params.paymentInstrumentId);
    return { status: 200, body: await cardsOf(deps, session) };
  };
