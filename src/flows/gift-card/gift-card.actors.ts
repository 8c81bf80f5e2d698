import { fromPromise } from 'xstate';
import type { GiftCardPorts } from '#machines/gift-card/gift-card.setup.ts';
import type { GiftCard, GiftCardCall } from '#machines/gift-card/gift-card.types.ts';
import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import { expected } from '#machines/shared/ports.ts';
import type { GiftCardBalanceRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';
import { createBotDefenceActors } from '#src/flows/bot-defence/index.ts';

/** The actors of gift cards: the balance of a card (core 7), and the cart that they pay. */
export function createGiftCardActors(cart: CartRef): GiftCardPorts {
  // Kept here for a second call after the bot check: no chart's context or snapshot may contain a PIN.
  let typed: GiftCard | null = null;
  const wired = ({ giftCard, token }: GiftCardCall) => {
    typed = giftCard ?? typed;
    const { number, pin } = expected(typed, 'card');
    return exactly<GiftCardBalanceRequest>()({
      c_gcCardNumber: number,
      ...(pin ? { c_gcPin: pin } : {}),
      ...(token === null ? {} : { recaptcha_response: token }),
    });
  };
  return {
    checkBalance: fromPromise(({ input, signal }) =>
      unwrap(api.POST('/cart/v1/giftcard/balance', { body: wired(input), signal })),
    ),
    applyGiftCard: fromPromise<void, GiftCardCall>(async ({ input }) => {
      await requestChange(cart, {
        operation: 'addPaymentInstrument',
        instrument: { payment_method_id: 'GIFT_CARD', ...wired(input) },
      });
    }),
    removeGiftCard: fromPromise<void, { instrumentId: string }>(async ({ input: { instrumentId } }) => {
      await requestChange(cart, { operation: 'removePaymentInstrument', instrumentId });
    }),
    botDefence: botDefenceMachine.provide({ actors: createBotDefenceActors() }),
  };
}
