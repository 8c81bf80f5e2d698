import { withoutCredit } from '../cart/credit.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply } from '../cart/cart-reply.ts';

export const removePaymentInstrument =
  (deps: CartDeps): Handler<'removePaymentInstrument'> =>
  async ({ params, body, context }) => {
    const session = sessionOf(context);
    const cart = await deps.carts.change(params.basketId, session, (doc) => {
      if (doc.credit?.instrumentId === body.payment_instrument_id) return withoutCredit(doc);
      if (doc.wallet?.instrumentId === body.payment_instrument_id) return { ...doc, wallet: null };
      if (doc.reward?.instrumentId === body.payment_instrument_id) return { ...doc, reward: null };
      if (doc.storedRewards?.some(({ id }) => id === body.payment_instrument_id))
        return { ...doc, storedRewards: doc.storedRewards.filter(({ id }) => id !== body.payment_instrument_id) };
      const giftCards = doc.giftCards.filter(({ instrumentId }) => instrumentId !== body.payment_instrument_id);
      if (giftCards.length === doc.giftCards.length)
        throw new CommerceError('PYT404', 404, { field: '/payment_instrument_id' });
      return { ...doc, giftCards };
    });
    return cartReply(deps, session, cart);
  };
