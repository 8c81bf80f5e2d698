import type { AnyRouter } from '@tanstack/react-router';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import { paymentMethodMachine } from '#machines/payment-method/payment-method.machine.ts';
import type { SavedCardsPorts } from '#machines/saved-cards/saved-cards.setup.ts';
import type { NewGiftCard, SaveGiftCardCall, Wallet } from '#machines/saved-cards/saved-cards.types.ts';
import { expected } from '#machines/shared/ports.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import type { SaveCardRequest, SavedCards } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import { askForToken, createBotDefenceActors } from '#src/flows/bot-defence/index.ts';
import { createPaymentMethodActors, getSavedCards } from '#src/flows/payment-method/index.ts';
import { readPart } from '#src/flows/shared/account-reading.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';

const path = '/consumers-v3/consumer/payment_instruments';

const walletOf = ({ paymentInstruments: cards, giftCards = [] }: SavedCards): Wallet => ({ cards, giftCards });

/** Reads the saved cards and gift cards; null for a guest, who has none. */
export async function readWallet(signal?: AbortSignal): Promise<Wallet | null> {
  const params = { query: { payment_method_id: 'GIFT_CARD' } } as const;
  const [cards, { giftCards = [] }] = await Promise.all([
    readPart('payment-methods', () => getSavedCards(signal)),
    unwrap(api.GET(path, { params, ...(signal ? { signal } : {}) })),
  ]);
  return cards.canSave ? walletOf({ ...cards, giftCards }) : null;
}

/** Saves a gift card. Number and PIN stay here for a second call after the bot check, out of the chart. */
function createSaveGiftCard(): SavedCardsPorts['saveGiftCard'] {
  let typed: NewGiftCard | null = null;
  return fromPromise<void, SaveGiftCardCall>(async ({ input: { giftCard, token }, signal }) => {
    typed = giftCard ?? typed;
    const { number, pin } = expected(typed, 'gift card');
    const body = exactly<SaveCardRequest>()({
      card: { c_gcCardNumber: number, ...(pin ? { c_gcPin: pin } : {}) },
      ...(token === null ? {} : { recaptcha_response: token }),
    });
    await unwrap(api.POST(path, { body, signal }));
    typed = null;
  });
}

/** The actors of the saved cards: the calls (core 7), the provider's fields, the session, toasts and the router. */
export const createSavedCardsActors = ({
  session,
  toasts,
  router,
  locale,
}: {
  session: SessionRef;
  toasts: ActorRefFrom<typeof toastsMachine>;
  router: AnyRouter;
  locale: string;
}): SavedCardsPorts => ({
  paymentMethod: paymentMethodMachine.provide({
    actors: {
      ...createPaymentMethodActors(null),
      // The form is for a new card: it offers no saved one.
      getSavedCards: fromPromise(async (): Promise<SavedCards> => ({
        canSave: false,
        canExpress: false,
        paymentInstruments: [],
      })),
    },
  }),
  botDefence: botDefenceMachine.provide({ actors: createBotDefenceActors() }),
  getSavedCards: fromPromise(({ signal }) => readWallet(signal)),
  prove: fromPromise(({ signal }) => askForToken('saveCard', signal)),
  saveCard: fromPromise(async ({ input: { cardToken, token } }) => {
    const body = exactly<SaveCardRequest>()({
      card: { cardToken },
      ...(token === null ? {} : { recaptcha_response: token }),
    });
    await unwrap(api.POST(path, { body }));
  }),
  saveGiftCard: createSaveGiftCard(),
  makeDefault: fromPromise(async ({ input: { id } }) => {
    const params = { path: { paymentInstrumentId: id } };
    const call = api.PATCH(`${path}/{paymentInstrumentId}`, { params, body: { isDefault: true } });
    return walletOf(await unwrap(call));
  }),
  removeCard: fromPromise(async ({ input: { id } }) => {
    const params = { path: { paymentInstrumentId: id } };
    return walletOf(await unwrap(api.DELETE(`${path}/{paymentInstrumentId}`, { params })));
  }),
  notify: fromPromise(async ({ input: { notice } }) => toasts.send({ type: 'toast.raised', notice })),
  watchSession: fromCallback(({ sendBack }) => watchCustomer(session, sendBack)),
  goHome: fromPromise(() => router.navigate({ href: `/${locale}` })),
});
