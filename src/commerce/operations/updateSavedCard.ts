import { sessionOf } from '../auth/session-of.ts';
import { type CardsDeps, cardsOf } from '../checkout/express.ts';
import type { Handler } from '../contract.ts';
import { makeDefault } from '../payments/saved-cards.ts';

/** Makes a saved card the default one (core 7, Consumer service). */
export const updateSavedCard =
  (deps: CardsDeps): Handler<'updateSavedCard'> =>
  async ({ params, context }) => {
    const session = sessionOf(context);
    await makeDefault(deps.database.raw, session, params.paymentInstrumentId, deps.clock());
    return { status: 200, body: await cardsOf(deps, session) };
  };
