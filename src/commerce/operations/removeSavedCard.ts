import { allCardsOf, type CardsDeps } from '../checkout/express.ts';
import type { Handler } from '../contract.ts';
import { forgetCard } from '../payments/saved-cards.ts';
import { forgetGiftCard } from '../payments/saved-gift-cards.ts';
import { sessionOf } from '../auth/session-of.ts';

export const removeSavedCard =
  (deps: CardsDeps): Handler<'removeSavedCard'> =>
  async ({ params, context }) => {
    const session = sessionOf(context);
    const { paymentInstrumentId: id } = params;
    const isGiftCard = await forgetGiftCard(deps.database.raw, session, id);
    if (!isGiftCard) await forgetCard(deps.database.raw, session, id);
    return { status: 200, body: await allCardsOf(deps, session) };
  };
