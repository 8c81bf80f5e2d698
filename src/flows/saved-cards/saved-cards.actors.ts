import type { AnyRouter } from '@tanstack/react-router';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import { paymentMethodMachine } from '#machines/payment-method/payment-method.machine.ts';
import type { SavedCardsPorts } from '#machines/saved-cards/saved-cards.setup.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import type { SaveCardRequest, SavedCard, SavedCards } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import { askForToken, createBotDefenceActors } from '#src/flows/bot-defence/index.ts';
import { createPaymentMethodActors } from '#src/flows/payment-method/index.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';

const path = '/consumers-v3/consumer/payment_instruments';

/** Reads the saved cards; null for a guest, who has none. */
export async function readCards(signal?: AbortSignal): Promise<SavedCard[] | null> {
  const { canSave, paymentInstruments } = await unwrap(api.GET(path, signal ? { signal } : {}));
  return canSave ? paymentInstruments : null;
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
      ...createPaymentMethodActors(),
      // The form is for a new card: it offers no saved one.
      getSavedCards: fromPromise(async (): Promise<SavedCards> => ({
        canSave: false,
        canExpress: false,
        paymentInstruments: [],
      })),
    },
  }),
  botDefence: botDefenceMachine.provide({ actors: createBotDefenceActors() }),
  getSavedCards: fromPromise(({ signal }) => readCards(signal)),
  prove: fromPromise(({ signal }) => askForToken('saveCard', signal)),
  saveCard: fromPromise(async ({ input: { cardToken, token } }) => {
    const body = exactly<SaveCardRequest>()({
      card: { cardToken },
      ...(token === null ? {} : { recaptcha_response: token }),
    });
    await unwrap(api.POST(path, { body }));
  }),
  makeDefault: fromPromise(async ({ input: { id } }) => {
    const params = { path: { paymentInstrumentId: id } };
    const call = api.PATCH(`${path}/{paymentInstrumentId}`, { params, body: { isDefault: true } });
    return (await unwrap(call)).paymentInstruments;
  }),
  removeCard: fromPromise(async ({ input: { id } }) => {
    const params = { path: { paymentInstrumentId: id } };
    return (await unwrap(api.DELETE(`${path}/{paymentInstrumentId}`, { params }))).paymentInstruments;
  }),
  notify: fromPromise(async ({ input: { notice } }) => toasts.send({ type: 'toast.raised', notice })),
  watchSession: fromCallback(({ sendBack }) => watchCustomer(session, sendBack)),
  goHome: fromPromise(() => router.navigate({ href: `/${locale}` })),
});
