import { createActor, fromPromise, toPromise, waitFor } from 'xstate';
import { afterLogInMachine } from '#machines/after-log-in/after-log-in.machine.ts';
import type { AfterLogInPorts } from '#machines/after-log-in/after-log-in.setup.ts';
import type { Customer } from '#machines/after-log-in/after-log-in.types.ts';
import { selectFailure, selectIsUnavailable } from '#machines/cart/cart.selectors.ts';
import { getFavorites } from '#src/flows/favorites/index.ts';
import { getSavedCards } from '#src/flows/payment-method/index.ts';
import { getSavedForLater } from '#src/flows/saved-for-later/index.ts';
import { readPartAtLogIn } from '#src/flows/shared/account-reading.ts';
import { inspection } from '#src/flows/shared/inspection.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';
import { recalledStore } from '#src/flows/stores/index.ts';

/** The actors of the chart: the cart of the page, and the account's operations (core 7). */
const createAfterLogInActors = (cart: CartRef): AfterLogInPorts => ({
  awaitCart: fromPromise<void, Customer>(async ({ input: { consumerNo }, signal }) => {
    const settled = await waitFor(
      cart,
      (snapshot) => snapshot.matches('resting') && snapshot.context.consumerNo === consumerNo,
      { timeout: Infinity, signal },
    );
    if (selectIsUnavailable(settled)) throw selectFailure(settled) ?? new Error('no cart could be read');
  }),
  readFavorites: fromPromise(async ({ signal }) => {
    await readPartAtLogIn('favorites', () => getFavorites(signal));
  }),
  readFavouriteStore: fromPromise(async ({ signal }) => {
    await readPartAtLogIn('favourite-store', () => recalledStore(signal));
  }),
  readSavedItems: fromPromise(async ({ signal }) => {
    await readPartAtLogIn('saved-items', () => getSavedForLater(signal));
  }),
  readPaymentMethods: fromPromise(async ({ signal }) => {
    await readPartAtLogIn('payment-methods', () => getSavedCards(signal));
  }),
});

/** Runs the chart until each part of the account is loaded or has failed; an aborted signal stops it. */
export async function loadAccount(cart: CartRef, customer: Customer, signal: AbortSignal): Promise<void> {
  const logic = afterLogInMachine.provide({ actors: createAfterLogInActors(cart) });
  const actor = createActor(logic, { input: customer, inspect: inspection() });
  signal.addEventListener('abort', () => actor.stop());
  await toPromise(actor.start());
}
