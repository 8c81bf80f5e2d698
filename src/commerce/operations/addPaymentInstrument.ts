import { withGiftCard } from '../cart/gift-cards.ts';
import { onceOf } from '../cart/once.ts';
import { memberOf, withVoucher } from '../cart/rewards.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { assertHuman, cartReply, price, sessionOf, type Services } from '../services.ts';

/** Gift cards pay for everybody; points, rewards and credit belong to customers. Cards pay when the order is placed. */
export const addPaymentInstrument =
  (services: Services): Handler<'addPaymentInstrument'> =>
  async ({ params, body, context }) => {
    const session = sessionOf(context);
    await assertHuman(services, body.recaptcha_response, 'addPaymentInstrument');
    const method = body.payment_method_id;
    if (method === 'CREDIT_CARD') throw new CommerceError('PYT404', 404, { field: '/payment_instrument_id' });
    if (method === 'PAYPAL' || method === 'DW_APPLE_PAY' || method === 'PAY_LATER')
      throw new CommerceError('PAY400', 409);
    const once = onceOf(context, 'addPaymentInstrument', body);
    if (method !== 'GIFT_CARD') {
      await services.carts.read(params.basketId, session);
      const member = await memberOf(session, services.consumers);
      if (method !== 'LOYALTY_POINTS' || body.points === undefined) throw new CommerceError('REW140', 422, { field: '/payment_method_id' });
      const { points } = body;
      const cart = await services.carts.change(
        params.basketId,
        session,
        async (doc, before) => withVoucher(doc, points, member, await price(services, before)),
        once,
      );
      return cartReply(services, cart);
    }
    const { c_gcCardNumber: number } = body;
    if (number === undefined) throw new CommerceError('GFC400', 422, { field: '/c_gcCardNumber' });
    const card = await services.findGiftCard(number, body.c_gcPin, session);
    const cart = await services.carts.change(
      params.basketId,
      session,
      async (doc, before) => {
        const { shipments } = await price(services, before);
        const holdsGiftCard = shipments.some(({ group }) => group === 'digital');
        return withGiftCard(doc, card, { currency: before.currency, holdsGiftCard, limit: body.amount ?? null });
      },
      once,
    );
    return cartReply(services, cart);
  };
