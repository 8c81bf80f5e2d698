import { sessionOf } from '../auth/session-of.ts';
import { allCardsOf, type CardsDeps } from '../checkout/express.ts';
import type { Handler } from '../contract.ts';
import { makeDefault } from '../payments/saved-cards.ts';
import { makeGiftCardDefault } from '../payments/saved-gift-cards.ts';

/** Makes a saved card or gift card the default one (core 7, Consumer service). */
export const updateSavedCard =
  (deps: CardsDeps): Handler<'updateSavedCard'> =>
  async ({ params, context }) => {
    const session = sessionOf(context);
    const { paymentInstrumentId: id } = params;
    const isGiftCard = await makeGiftCardDefault(deps.database.raw, session, id, deps.clock());
    if (!isGiftCard) await makeDefault(deps.database.raw, session, id, deps.clock());
    return { status: 200, body: await allCardsOf(deps, session) };
  };
