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
  /** The fields of the plain sign-in, by the associates' own way (POST /consumers-v3/consumer/agent/login). */
  signInForm: signInFormMachine,
  /** Says who is signed in, as the session knows it. */
  watchSession: callbackPort('watchSession'),
  /**
   * Says what a tab of this browser makes of the session in a store; what this one did itself changes nothing when it
   * is heard.
   */
  watchSale: callbackPort('watchSale'),
  /** GET /consumers-v3/utilities/stores. */
  loadStores: promisePort<readonly SellingStore[]>('loadStores'),
  /** GET /consumers-v3/utilities/stores/{storeId}/employees. */
  loadSellers: promisePort<readonly StoreEmployee[], { storeId: string }>('loadSellers'),
  /**
   * PUT /consumers-v3/consumer/agent/sale, then remembers names and numbers in this browser; what proves who sells is
   * in cookies that no script reads. Rejects with the ApiFailure.
   */
  keepSale: promisePort<void, { sale: InStoreSale }>('keepSale'),
  /** Takes the addresses and the e-mail of whom was served last out of the cart, which is the associate's. */
  forgetCustomer: promisePort<void>('forgetCustomer'),
  /** Removes what was remembered. */
  removeSale: promisePort<void>('removeSale'),
  /** Has the session sign out whoever is signed in; rejects when it could not. */
  signOut: promisePort<void>('signOut'),
  /** Goes to /associate-login. */
  showLogin: promisePort<void>('showLogin'),
};

export type InStorePorts = typeof ports;

const base = setup({
  types: { context: {} as InStoreContext, events: {} as InStoreEvent, input: {} as InStoreInput, tags: '' as 'busy' },
  actors: ports,
  guards: {
    isAtLogin: ({ context }) => context.isAtLogin,
    hasSale: ({ context }) => context.sale !== null,
    /** An account that works in no store, though it is an employee's. */
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
