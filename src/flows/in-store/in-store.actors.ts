import type { AnyRouter } from '@tanstack/react-router';
import { fromCallback, fromPromise } from 'xstate';
import type { InStorePorts } from '#machines/in-store/in-store.setup.ts';
import { selectIsRegistered } from '#machines/session/session.selectors.ts';
import { signInFormMachine } from '#machines/sign-in-form/sign-in-form.machine.ts';
import { api } from '#src/api/api.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import { inLocale, isLocale } from '#src/domain/locale.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { saleKey } from '#src/flows/shared/stored-session.ts';
import { createSignInFormActors } from '#src/flows/sign-in-form/index.ts';
import { saveSale, savedSale } from '../shared/sale.ts';

type Recognised = { type: 'associate.recognised' | 'customer.recognised' | 'nobody.recognised' };

/**
 * Returns who is signed in; null while that is unknown. If only the token could not be renewed, the user stays the
 * same.
 */
function recognised(session: SessionRef): Recognised['type'] | null {
  const snapshot = session.getSnapshot();
  const type = snapshot.context.session?.consumerType;
  if (type === 'EMPLOYEE') return 'associate.recognised';
  if (type === 'REGISTERED') return 'customer.recognised';
  return type === 'GUEST' || snapshot.matches({ guest: 'unavailable' }) ? 'nobody.recognised' : null;
}

/** Reports who is signed in as soon as it is known, and each time it changes. */
function watchSession(session: SessionRef, tell: (event: Recognised) => void): () => void {
  let last: string | null = null;
  const look = () => {
    const type = recognised(session);
    if (type === null) return;
    const who = `${type} ${session.getSnapshot().context.session?.consumerNo}`;
    if (who === last) return;
    last = who;
    tell({ type });
  };
  look();
  return session.subscribe(look).unsubscribe;
}

/** Signs out. Resolves when nobody is signed in; rejects if that fails. */
const signOut = (session: SessionRef): Promise<void> =>
  new Promise((resolve, reject) => {
    const asked = { isAsked: false };
    const look = () => {
      const snapshot = session.getSnapshot();
      if (snapshot.matches('refreshing') || snapshot.matches({ registered: 'signingOut' })) return;
      if (!selectIsRegistered(snapshot)) end(resolve);
      else if (asked.isAsked) end(() => reject(new Error('still signed in')));
      else {
        asked.isAsked = true;
        session.send({ type: 'signOut.requested' });
      }
    };
    const { unsubscribe } = session.subscribe(look);
    const end = (answer: () => void) => {
      unsubscribe();
      answer();
    };
    look();
  });

interface Surroundings {
  session: SessionRef;
  cart: CartRef;
  router: AnyRouter;
  locale: string;
}

/**
 * The actors of a session in a store: session and cart of the page, two lists (core 7), the service that stores who
 * sells, the browser's storage, and the router.
 */
export const createInStoreActors = ({ session, cart, router, locale }: Surroundings): InStorePorts => ({
  signInForm: signInFormMachine.provide({
    actors: createSignInFormActors({ session, dialogs: null, isAssociate: true }),
  }),
  watchSession: fromCallback(({ sendBack }) => watchSession(session, sendBack)),
  watchSale: fromCallback(({ sendBack }) => {
    const hear = ({ key }: StorageEvent) => {
      if (key !== saleKey) return;
      const sale = savedSale();
      sendBack(sale ? { type: 'sale.begunElsewhere', sale } : { type: 'sale.endedElsewhere' });
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }),
  loadStores: fromPromise(async ({ signal }) => {
    const { stores } = await unwrap(
      api.GET('/consumers-v3/utilities/stores', {
        params: { query: { locale: isLocale(locale) ? locale : 'en-us' } },
        signal,
      }),
    );
    return stores.map(({ storeId, name, address }) => ({ storeId, name, city: address.city }));
  }),
  loadSellers: fromPromise(async ({ input: { storeId }, signal }) => {
    const path = { storeId };
    return (await unwrap(api.GET('/consumers-v3/utilities/stores/{storeId}/employees', { params: { path }, signal })))
      .employees;
  }),
  saveSale: fromPromise(async ({ input: { sale }, signal }) => {
    const { storeId, storeEmployeeId } = sale;
    const { error, response } = await api.PUT('/consumers-v3/consumer/agent/sale', {
      body: { storeId, storeEmployeeId },
      signal,
    });
    if (!response.ok) throw new ApiProblem(response.status, error);
    saveSale(sale);
  }),
  forgetCustomer: fromPromise(async () => {
    const { shippingAddress, billingAddress } = cart.getSnapshot().context.cart ?? {};
    if (shippingAddress) await requestChange(cart, { operation: 'removeShippingAddress' });
    if (billingAddress) await requestChange(cart, { operation: 'removeBillingAddress' });
  }),
  removeSale: fromPromise(async () => saveSale(null)),
  signOut: fromPromise(() => signOut(session)),
  showLogin: fromPromise(() => router.navigate({ href: inLocale(locale, '/associate-login') })),
});
