import { fromPromise } from 'xstate';
import type { GiftCardPorts } from '#machines/gift-card/gift-card.setup.ts';
import type { GiftCard } from '#machines/gift-card/gift-card.types.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { type CartRef, requestChange } from '#src/flows/cart/requestChange.ts';

/** What a card is to the service. */
const wired = ({ number, pin }: GiftCard) => ({ c_gcCardNumber: number, ...(pin ? { c_gcPin: pin } : {}) });

/** What gift cards need of the world: the balance of one (core 7), and the cart that they pay. */
export const createGiftCardActors = (cart: CartRef): GiftCardPorts => ({
  checkBalance: fromPromise(({ input: { giftCard }, signal }) => unwrap(api.POST('/cart/v1/giftcard/balance', { body: wired(giftCard), signal }))),
  applyGiftCard: fromPromise<void, { giftCard: GiftCard }>(async ({ input: { giftCard } }) => {
    await requestChange(cart, { operation: 'addPaymentInstrument', instrument: { payment_method_id: 'GIFT_CARD', ...wired(giftCard) } });
  }),
  removeGiftCard: fromPromise<void, { instrumentId: string }>(async ({ input: { instrumentId } }) => {
    await requestChange(cart, { operation: 'removePaymentInstrument', instrumentId });
  }),
});
