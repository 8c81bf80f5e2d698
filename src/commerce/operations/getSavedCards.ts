import { storedRewardsOf } from '../cart/stored-rewards.ts';
import { type CardsDeps, cardsOf, giftCardsOf } from '../checkout/express.ts';
import type { Handler } from '../contract.ts';
import { canSaveCards } from '../payments/saved-cards.ts';
import { sessionOf } from '../auth/session-of.ts';

export const getSavedCards =
  (deps: CardsDeps): Handler<'getSavedCards'> =>
  async ({ query, context }) => {
    const session = sessionOf(context);
    const kind = query.payment_method_id;
    if (kind === 'GIFT_CARD') {
      const giftCards = await giftCardsOf(deps, session);
      return {
        status: 200,
        body: { canSave: canSaveCards(session), canExpress: false, paymentInstruments: [], giftCards },
      };
    }
    if (kind !== 'REWARD_CODE' && kind !== 'REWARD_CARD') return { status: 200, body: await cardsOf(deps, session) };
    const found =
      session.consumerType === 'GUEST' ? [] : await storedRewardsOf(deps.database.raw, session.subject, kind);
    const rewards = found.map(({ id, code, balance, currency }) => ({
      paymentInstrumentId: id,
      payment_method_id: kind,
      lastFour: code.slice(-4),
      balance,
      currency,
    }));
    return { status: 200, body: { canSave: false, canExpress: false, paymentInstruments: [], rewards } };
  };
