import { assertEvent, setup } from 'xstate';
import type { SavedCard } from '#openapi/generated/waymark.gen.ts';
import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import type { BotDefenceOutput } from '#machines/bot-defence/bot-defence.types.ts';
import { paymentMethodMachine } from '#machines/payment-method/payment-method.machine.ts';
import type { Payment } from '#machines/payment-method/payment-method.types.ts';
import { type ApiFailure, causeOf, failureOf } from '#machines/shared/failure.ts';
import type { Notice } from '#machines/shared/notice.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { SavedCardsContext, SavedCardsEvent, SavedCardsInput } from './saved-cards.types.ts';

const ports = {
  /** The provider's card fields, as in the checkout. */
  paymentMethod: paymentMethodMachine,
  botDefence: botDefenceMachine,
  /** GET /consumers-v3/consumer/payment_instruments; null for a guest. */
  getSavedCards: promisePort<SavedCard[] | null>('getSavedCards'),
  /** Returns a token of the bot defence for the call that saves a card; null if there is no bot defence. */
  prove: promisePort<string | null>('prove'),
  /** POST /consumers-v3/consumer/payment_instruments. */
  saveCard: promisePort<void, { cardToken: string; token: string | null }>('saveCard'),
  /** PATCH /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}. Returns the cards with the change. */
  makeDefault: promisePort<SavedCard[], { id: string }>('makeDefault'),
  /** DELETE /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}. Returns the cards that are left. */
  removeCard: promisePort<SavedCard[], { id: string }>('removeCard'),
  /** Shows the refusal of a card in a toast (core 8). */
  notify: promisePort<void, { notice: Notice }>('notify'),
  /** Sends an event when somebody signs in or out. */
  watchSession: callbackPort('watchSession'),
  /** Protected pages navigate home when the customer signs out (core 2). */
  goHome: promisePort<void>('goHome'),
};

/** The effects that must be provided before the saved cards can be shown. */
export type SavedCardsPorts = typeof ports;

/** Only a refusal is about the card: an outage has the title alone. */
const because = (title: string, failure: ApiFailure): Notice => ({
  title,
  tone: 'error',
  ...(causeOf(failure) === 'refusal' ? { message: failure.errorId } : {}),
});

/** The two texts of core 8: the card is in the account already, or it could not be saved. */
const saveRefused = (failure: ApiFailure): Notice =>
  failure.errorId === 'PYT300' ? { title: 'PYT300', tone: 'error' } : because('cardNotSaved', failure);

const base = setup({
  types: {
    context: {} as SavedCardsContext,
    events: {} as SavedCardsEvent,
    input: {} as SavedCardsInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    isKnown: ({ context }) => context.cards !== null,
    isEmpty: ({ context }) => context.cards?.length === 0,
    isListed: ({ context, event }) => {
      assertEvent(event, ['default.chosen', 'removal.requested']);
      const card = context.cards?.find(({ paymentInstrumentId }) => paymentInstrumentId === event.id);
      return card !== undefined && (event.type === 'removal.requested' || !(card.isDefault || card.isExpired));
    },
    isGuests: (_, cards: SavedCard[] | null) => cards === null,
    isTyped: (_, payment: Payment) => payment.kind === 'typed',
    isChallenge: ({ event }) => failureOf(event).isChallenge === true,
    isPassed: (_, { token }: BotDefenceOutput) => token !== null,
  },
});

export const savedCardsSetup = base.extend({
  actions: {
    rememberCards: base.assign(({ event }) => {
      const { output } = event as unknown as { output: SavedCard[] | null };
      return { cards: output };
    }),
    forgetCards: base.assign({ cards: null, chosenId: null, cardToken: null, token: null, notice: null }),
    choose: base.assign(({ event }) => {
      assertEvent(event, ['default.chosen', 'removal.requested']);
      return { chosenId: event.id };
    }),
    rememberProof: base.assign(({ event }) => {
      const { output } = event as unknown as { output: string | null | BotDefenceOutput };
      return { token: typeof output === 'object' ? (output?.token ?? null) : output };
    }),
    forgetTokens: base.assign({ cardToken: null, token: null }),
    noteSaveRefused: base.assign({ notice: ({ event }) => saveRefused(failureOf(event)) }),
    noteChangeRefused: base.assign({ notice: ({ event }) => because('cardNotChanged', failureOf(event)) }),
    /** The bot check was not passed: treated like a refusal of the bot defence. */
    noteUnproven: base.assign({ notice: saveRefused({ errorId: 'AUT403', message: '', status: 403 }) }),
    forgetNotice: base.assign({ notice: null }),
  },
});
