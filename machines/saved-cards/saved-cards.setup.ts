import { assertEvent, setup } from 'xstate';
import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import type { BotDefenceOutput } from '#machines/bot-defence/bot-defence.types.ts';
import { paymentMethodMachine } from '#machines/payment-method/payment-method.machine.ts';
import type { Payment } from '#machines/payment-method/payment-method.types.ts';
import { type ApiFailure, causeOf, failureOf } from '#machines/shared/failure.ts';
import type { Notice } from '#machines/shared/notice.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type {
  SaveGiftCardCall,
  SavedCardsContext,
  SavedCardsEvent,
  SavedCardsInput,
  Wallet,
} from './saved-cards.types.ts';

const ports = {
  /** The provider's card fields, as in the checkout. */
  paymentMethod: paymentMethodMachine,
  botDefence: botDefenceMachine,
  /** GET /consumers-v3/consumer/payment_instruments for cards and for gift cards; null for a guest. */
  getSavedCards: promisePort<Wallet | null>('getSavedCards'),
  /** Returns a token of the bot defence for the call that saves a card; null if there is no bot defence. */
  prove: promisePort<string | null>('prove'),
  /** POST /consumers-v3/consumer/payment_instruments. */
  saveCard: promisePort<void, { cardToken: string; token: string | null }>('saveCard'),
  /** The same for a gift card: its PIN is checked, and not stored. */
  saveGiftCard: promisePort<void, SaveGiftCardCall>('saveGiftCard'),
  /** PATCH /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}. Returns the cards with the change. */
  makeDefault: promisePort<Wallet, { id: string }>('makeDefault'),
  /** DELETE /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}. Returns the cards that are left. */
  removeCard: promisePort<Wallet, { id: string }>('removeCard'),
  /** Shows the refusal of a card in a toast (core 8). */
  notify: promisePort<void, { notice: Notice }>('notify'),
  /** Sends an event when somebody signs in or out. */
  watchSession: callbackPort('watchSession'),
  /** Protected pages navigate home when the customer signs out (core 2). */
  goHome: promisePort<void>('goHome'),
};

/** The effects that must be provided before the saved cards can be shown. */
export type SavedCardsPorts = typeof ports;

const isSavedAlready = ({ errorId }: ApiFailure): boolean => errorId === 'PYT300';

/** Only a refusal is about the card: an outage has the title alone. */
const because = (title: string, failure: ApiFailure): Notice => ({
  title,
  tone: 'error',
  ...(causeOf(failure) === 'refusal' ? { message: failure.errorId } : {}),
});

/** The two texts of core 8: the card is in the account already, or it could not be saved. */
const saveRefused = (failure: ApiFailure): Notice =>
  isSavedAlready(failure) ? { title: 'PYT300', tone: 'error' } : because('cardNotSaved', failure);

const saveGiftCardRefused = (failure: ApiFailure): Notice =>
  isSavedAlready(failure) ? { title: 'giftCardExists', tone: 'error' } : because('giftCardNotSaved', failure);

const base = setup({
  types: {
    context: {} as SavedCardsContext,
    events: {} as SavedCardsEvent,
    input: {} as SavedCardsInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    isKnown: ({ context }) => context.wallet !== null,
    isEmpty: ({ context: { wallet } }) => wallet?.cards.length === 0 && wallet.giftCards.length === 0,
    isListed: ({ context, event }) => {
      assertEvent(event, ['default.chosen', 'removal.requested']);
      const all = context.wallet ? [...context.wallet.cards, ...context.wallet.giftCards] : [];
      const card = all.find(({ paymentInstrumentId }) => paymentInstrumentId === event.id);
      return card !== undefined && (event.type === 'removal.requested' || !(card.isDefault || card.isExpired));
    },
    isGuests: (_, wallet: Wallet | null) => wallet === null,
    isTyped: (_, payment: Payment) => payment.kind === 'typed',
    isChallenge: ({ event }) => failureOf(event).isChallenge === true,
    /** The card itself was refused: another number or PIN may do. */
    isAboutCard: ({ event }) => failureOf(event).errorId.startsWith('GFC'),
    /** The account has it: saved in another tab, or by a try whose answer was lost. */
    isSavedAlready: ({ event }) => isSavedAlready(failureOf(event)),
    isPassed: (_, { token }: BotDefenceOutput) => token !== null,
  },
});

export const savedCardsSetup = base.extend({
  actions: {
    rememberCards: base.assign(({ event }) => {
      const { output } = event as unknown as { output: Wallet | null };
      return { wallet: output };
    }),
    forgetCards: base.assign({
      wallet: null,
      chosenId: null,
      cardToken: null,
      token: null,
      notice: null,
      failure: null,
    }),
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
    noteGiftCardRefused: base.assign({ notice: ({ event }) => saveGiftCardRefused(failureOf(event)) }),
    noteChangeRefused: base.assign({ notice: ({ event }) => because('cardNotChanged', failureOf(event)) }),
    /** The bot check was not passed: treated like a refusal of the bot defence. */
    noteUnproven: base.assign({ notice: saveRefused({ errorId: 'AUT403', message: '', status: 403 }) }),
    noteGiftCardUnproven: base.assign({
      notice: saveGiftCardRefused({ errorId: 'AUT403', message: '', status: 403 }),
    }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
    forgetFailure: base.assign({ failure: null }),
    forgetToken: base.assign({ token: null }),
    forgetNotice: base.assign({ notice: null }),
  },
});
