import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, expected, promisePort } from '#machines/shared/ports.ts';
import { signInFormMachine } from '#machines/sign-in-form/sign-in-form.machine.ts';
import type {
  InStoreContext,
  InStoreEvent,
  InStoreInput,
  InStoreSale,
  SellingStore,
  StoreEmployee,
} from './in-store.types.ts';

const ports = {
  /** The fields of the plain sign-in, with the associates' endpoint (POST /consumers-v3/consumer/agent/login). */
  signInForm: signInFormMachine,
  /** Sends who is signed in, from the session. */
  watchSession: callbackPort('watchSession'),
  /**
   * Sends what other tabs of this browser change about the sale in a store. An event of this tab's own change has no
   * effect.
   */
  watchSale: callbackPort('watchSale'),
  /** GET /consumers-v3/utilities/stores. */
  loadStores: promisePort<readonly SellingStore[]>('loadStores'),
  /** GET /consumers-v3/utilities/stores/{storeId}/employees. */
  loadSellers: promisePort<readonly StoreEmployee[], { storeId: string }>('loadSellers'),
  /**
   * PUT /consumers-v3/consumer/agent/sale, then stores names and numbers in this browser. The proof of the seller is in
   * cookies that no script can read. Rejects with the ApiFailure.
   */
  saveSale: promisePort<void, { sale: InStoreSale }>('saveSale'),
  /** Removes the last customer's addresses and e-mail from the cart, which is the associate's. */
  forgetCustomer: promisePort<void>('forgetCustomer'),
  /** Deletes the stored sale. */
  removeSale: promisePort<void>('removeSale'),
  /** Has the session sign out the current user; rejects if it could not. */
  signOut: promisePort<void>('signOut'),
  /** Navigates to /associate-login. */
  showLogin: promisePort<void>('showLogin'),
};

export type InStorePorts = typeof ports;

const base = setup({
  types: { context: {} as InStoreContext, events: {} as InStoreEvent, input: {} as InStoreInput, tags: '' as 'busy' },
  actors: ports,
  guards: {
    isAtLogin: ({ context }) => context.isAtLogin,
    hasSale: ({ context }) => context.sale !== null,
    /** An employee's account that belongs to no store. */
    isNoAssociate: ({ event }) => failureOf(event).status === 403,
  },
});

export const inStoreSetup = base.extend({
  actions: {
    chooseStore: base.assign(({ context, event }) => {
      assertEvent(event, 'store.chosen');
      return { store: context.stores.find(({ storeId }) => storeId === event.storeId) ?? null, failure: null };
    }),
    chooseSeller: base.assign(({ context, event }) => {
      assertEvent(event, 'seller.chosen');
      const { storeId, name: storeName } = expected(context.store, 'store');
      const seller = expected(
        context.sellers.find((one) => one.storeEmployeeId === event.storeEmployeeId),
        'seller',
      );
      return { sale: { storeId, storeName, ...seller }, failure: null };
    }),
    rememberSale: base.assign(({ event }) => {
      assertEvent(event, 'sale.begunElsewhere');
      return { sale: event.sale };
    }),
    forgetSale: base.assign({ sale: null }),
    forgetStore: base.assign({ store: null, sellers: [], failure: null }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
    forgetFailure: base.assign({ failure: null }),
  },
});
