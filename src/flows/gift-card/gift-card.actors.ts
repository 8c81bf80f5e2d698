import { fromPromise } from 'xstate';
import type { GiftCardPorts } from '#machines/gift-card/gift-card.setup.ts';
import type { GiftCard, GiftCardCall, GiftCardOffer, OwnGiftCard } from '#machines/gift-card/gift-card.types.ts';
import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import { expected } from '#machines/shared/ports.ts';
import type { AddPaymentInstrumentRequest, GiftCardBalanceRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import { readPaymentMethods } from '#src/flows/shared/payment-methods.actors.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';
import { createBotDefenceActors } from '#src/flows/bot-defence/index.ts';

/** The actors of gift cards: the balance of a card (core 7), and the cart that they pay. */
export function createGiftCardActors(cart: CartRef): GiftCardPorts {
  // Kept here for a second call after the bot check: no chart's context or snapshot may contain a PIN.
  let typed: GiftCard | OwnGiftCard | null = null;
  const proof = (pin: string, token: string | null) => ({
    ...(pin ? { c_gcPin: pin } : {}),
    ...(token === null ? {} : { recaptcha_response: token }),
  });
  const cardOf = ({ giftCard }: GiftCardCall) => {
    typed = giftCard ?? typed;
    return expected(typed, 'card');
  };
  return {
    getOffer: fromPromise<GiftCardOffer, undefined>(async ({ signal }) => {
      const { session, cart: held } = cart.getSnapshot().context;
      const offered = (await readPaymentMethods(cart))?.paymentMethods ?? [];
      const isOffered = offered.some(({ payment_method_id: id, available }) => id === 'GIFT_CARD' && available);
      if (!isOffered || session === null || session.consumerType === 'GUEST') return { isOffered, own: [] };
      const params = { query: { payment_method_id: 'GIFT_CARD' } } as const;
      const { giftCards = [] } = await unwrap(
        api.GET('/consumers-v3/consumer/payment_instruments', { params, signal }),
      );
      const own = giftCards.filter((card) => card.currency === held?.currency && !card.isExpired && card.balance !== 0);
      return { isOffered, own };
    }),
    checkBalance: fromPromise(async ({ input, signal }) => {
      const card = cardOf(input);
      if ('savedId' in card) throw new Error('the balance of a saved card is known');
      const body = exactly<GiftCardBalanceRequest>()({ c_gcCardNumber: card.number, ...proof(card.pin, input.token) });
      return unwrap(api.POST('/cart/v1/giftcard/balance', { body, signal }));
    }),
    applyGiftCard: fromPromise<void, GiftCardCall>(async ({ input }) => {
      const card = cardOf(input);
      const instrument = exactly<AddPaymentInstrumentRequest>()({
        payment_method_id: 'GIFT_CARD',
        ...('savedId' in card ? { payment_instrument_id: card.savedId } : { c_gcCardNumber: card.number }),
        ...proof(card.pin, input.token),
      });
      await requestChange(cart, { operation: 'addPaymentInstrument', instrument });
    }),
    removeGiftCard: fromPromise<void, { instrumentId: string }>(async ({ input: { instrumentId } }) => {
      await requestChange(cart, { operation: 'removePaymentInstrument', instrumentId });
    }),
    botDefence: botDefenceMachine.provide({ actors: createBotDefenceActors() }),
  };
}
