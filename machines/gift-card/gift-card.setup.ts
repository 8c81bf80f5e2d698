import { setup } from 'xstate';
import type { GiftCardBalance } from '#openapi/generated/waymark.gen.ts';
import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import type { BotDefenceOutput } from '#machines/bot-defence/bot-defence.types.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { GiftCardCall, GiftCardContext, GiftCardEvent, GiftCardOffer } from './gift-card.types.ts';

const ports = {
  /** GET /cart/v1/cart/{basketId}/paymentMethods, and GET /consumers-v3/consumer/payment_instruments of a customer. */
  getOffer: promisePort<GiftCardOffer>('getOffer'),
  /** POST /cart/v1/giftcard/balance. */
  checkBalance: promisePort<GiftCardBalance, GiftCardCall>('checkBalance'),
  /** Puts the card on the cart, in the cart's queue; rejects with its failure. */
  applyGiftCard: promisePort<void, GiftCardCall>('applyGiftCard'),
  botDefence: botDefenceMachine,
  /** Removes a card from the cart, in the cart's queue. */
  removeGiftCard: promisePort<void, { instrumentId: string }>('removeGiftCard'),
};

/** The effects that must be provided before gift cards can pay. */
export type GiftCardPorts = typeof ports;

/** Returns the call for an event: with its card, or after the bot check with its token. */
export const callOf = ({ context, event }: { context: GiftCardContext; event: GiftCardEvent }): GiftCardCall =>
  'giftCard' in event ? { giftCard: event.giftCard, token: null } : { giftCard: null, token: context.token };

const base = setup({
  types: { context: {} as GiftCardContext, events: {} as GiftCardEvent },
  actors: ports,
  guards: {
    isRead: ({ context }) => context.offer !== null,
    isChallenge: ({ event }) => failureOf(event).isChallenge === true,
    isPassed: (_, { token }: BotDefenceOutput) => token !== null,
  },
});

export const giftCardSetup = base.extend({
  actions: {
    rememberOffer: base.assign(({ event }) => ({ offer: (event as unknown as { output: GiftCardOffer }).output })),
    /** After a bot check it is the card of the call before. */
    rememberKind: base.assign(({ context, event }) => ({
      isOwn: 'giftCard' in event ? event.type === 'ownGiftCard.submitted' : context.isOwn,
    })),
    rememberBalance: base.assign(({ event }) => ({
      balance: (event as unknown as { output: GiftCardBalance }).output,
    })),
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    /** The bot check was not passed: treated like a refusal of the bot defence. */
    tellUnproven: base.assign({ failure: { errorId: 'AUT403', message: '', status: 403 } }),
    forgetToken: base.assign({ token: null }),
    forgetAnswers: base.assign({ balance: null, failure: null }),
  },
});
