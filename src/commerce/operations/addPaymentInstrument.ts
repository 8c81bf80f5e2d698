import type { AddPaymentInstrumentRequest } from '#openapi/generated/waymark.gen.ts';
import type { CartDoc } from '../model/cart.ts';
import { athleteOf, withCredit } from '../cart/credit.ts';
import { findGiftCard, type GiftCardDeps, withGiftCard } from '../cart/gift-cards.ts';
import { memberOf, withVoucher } from '../cart/rewards.ts';
import { findStoredReward, withStoredReward } from '../cart/stored-rewards.ts';
import { findWallet } from '../cart/wallet.ts';
import type { CallContext, Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import type { PricedCart } from '../cart/priced-cart.types.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { savedNumberOf } from '../payments/saved-gift-cards.ts';
import { type CartDeps, cartReply, price } from '../cart/cart-reply.ts';

/** Puts a payment on a cart after it was found and belongs to the shopper. */
type Put = (doc: CartDoc, priced: PricedCart) => CartDoc;

type PaymentDeps = CartDeps & GiftCardDeps & { payments: PaymentProvider };

/**
 * Gift cards and PayPal are for everybody; points, rewards and credit are for customers. Cards pay when the order is
 * placed.
 */
export const addPaymentInstrument =
  (deps: PaymentDeps): Handler<'addPaymentInstrument'> =>
  async ({ params, body, context }) => {
    const session = sessionOf(context);
    // Before the payment is looked up: nobody tries gift cards on a cart of somebody else.
    await deps.carts.read(params.basketId, session);
    const put = await found(deps, body, context);
    const cart = await deps.carts.change(
      params.basketId,
      session,
      async (doc, before) => put(doc, await price(deps, session, before)),
      context.idempotencyKey,
    );
    return cartReply(deps, session, cart);
  };

/** Finds the payment. Throws if it does not exist or is not the shopper's. */
async function found(deps: PaymentDeps, body: AddPaymentInstrumentRequest, context: CallContext): Promise<Put> {
  const session = sessionOf(context);
  const limit = body.amount ?? null;
  switch (body.payment_method_id) {
    case 'GIFT_CARD': {
      const { c_gcPin: pin, recaptcha_response: token, payment_instrument_id: savedId } = body;
      const number = savedId ? await savedNumberOf(deps.database.raw, session, savedId) : body.c_gcCardNumber;
      if (number === undefined) throw new CommerceError('GFC400', 422, { field: '/c_gcCardNumber' });
      const card = await findGiftCard(deps, { number, pin, token }, context);
      return (doc, { cart: { currency }, shipments }) =>
        withGiftCard(doc, card, { currency, holdsGiftCard: shipments.some(({ group }) => group === 'digital'), limit });
    }
    case 'ATHLETES_PAYMENT': {
      const athlete = await athleteOf(session, deps.consumers);
      return (doc, { cart }) => withCredit(doc, athlete, cart.currency, limit);
    }
    case 'LOYALTY_POINTS': {
      const member = await memberOf(session, deps.consumers);
      const { points } = body;
      if (points === undefined) throw new CommerceError('REW140', 422, { field: '/points' });
      return (doc, priced) => withVoucher(doc, points, member, priced);
    }
    case 'REWARD_CODE':
    case 'REWARD_CARD': {
      const member = await memberOf(session, deps.consumers);
      const { payment_method_id: kind, payment_instrument_id: id } = body;
      const code = kind === 'REWARD_CODE' ? body.c_rewardCode : body.c_rewardCardNumber;
      const reward = await findStoredReward(deps, { owner: member.id, address: context.address }, { kind, id, code });
      return (doc, priced) => withStoredReward(doc, reward, member, priced);
    }
    case 'PAYPAL':
      return findWallet(
        deps,
        { target: session.subject, address: context.address },
        body.additionalDetails?.paymentData,
      );
    case 'CREDIT_CARD':
      throw new CommerceError('PYT404', 404, { field: '/payment_instrument_id' });
    default:
      throw new CommerceError('PAY400', 409);
  }
}
