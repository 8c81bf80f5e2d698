import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { AfterLogInContext, Customer } from './after-log-in.types.ts';

const ports = {
  /** Waits until the cart chart has read the customer's cart; rejects with its ApiFailure. */
  awaitCart: promisePort<void, Customer>('awaitCart'),
  /** GET /wishlists/v2/favorites. */
  readFavorites: promisePort<void>('readFavorites'),
  /** GET /stores/v1/favourite; an account without a favourite takes over the one of this browser. */
  readFavouriteStore: promisePort<void>('readFavouriteStore'),
  /** GET /wishlists/v2/saveForLater. */
  readSavedItems: promisePort<void>('readSavedItems'),
  /** GET /consumers-v3/consumer/payment_instruments. */
  readPaymentMethods: promisePort<void>('readPaymentMethods'),
};

export type AfterLogInPorts = typeof ports;

export const afterLogInSetup = setup({
  types: { context: {} as AfterLogInContext, input: {} as Customer },
  actors: ports,
  guards: {
    isEmployee: ({ context }) => context.customer.consumerType === 'EMPLOYEE',
    /** API404: the shop has no favourites. */
    isOff: ({ event }) => failureOf(event).errorId === 'API404',
  },
});
