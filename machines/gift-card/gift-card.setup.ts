import { assertEvent, setup } from 'xstate';
import type { GiftCardBalance } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { GiftCard, GiftCardContext, GiftCardEvent } from './gift-card.types.ts';

const ports = {
  /** POST /cart/v1/giftcard/balance. */
  checkBalance: promisePort<GiftCardBalance, { giftCard: GiftCard }>('checkBalance'),
  /** Puts the card on the cart, in the cart's turn; rejects with its failure. */
  applyGiftCard: promisePort<void, { giftCard: GiftCard }>('applyGiftCard'),
  /** Takes a card off the cart, in the cart's turn. */
  removeGiftCard: promisePort<void, { instrumentId: string }>('removeGiftCard'),
};

/** What the outside world must provide before gift cards can pay. */
export type GiftCardPorts = typeof ports;

/** The card of the event that led to a call. */
export function giftCardOf(event: GiftCardEvent): { giftCard: GiftCard } {
  assertEvent(event, ['giftCard.submitted', 'balance.requested']);
  return { giftCard: event.giftCard };
}

const base = setup({
  types: { context: {} as GiftCardContext, events: {} as GiftCardEvent },
  actors: ports,
});

export const giftCardSetup = base.extend({
  actions: {
    rememberBalance: base.assign(({ event }) => ({ balance: (event as unknown as { output: GiftCardBalance }).output })),
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetAnswers: base.assign({ balance: null, failure: null }),
  },
});
