import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type { ChosenStore } from '#machines/store-finder/store-finder.types.ts';
import type { FavouriteStoreContext, FavouriteStoreEvent } from './favourite-store.types.ts';

const ports = {
  /** GET /stores/v1/favourite for a customer, this browser for a guest; null if there is none. */
  recallStore: promisePort<ChosenStore | null>('recallStore'),
  /** PUT /stores/v1/favourite for a customer, this browser for a guest; rejects with the ApiFailure. */
  keepStore: promisePort<undefined, { store: ChosenStore }>('keepStore'),
  /** DELETE /stores/v1/favourite for a customer, this browser for a guest; rejects with the ApiFailure. */
  dropStore: promisePort<void>('dropStore'),
  /** Sends `favourite.outdated`. */
  watchFavourite: callbackPort('watchFavourite'),
};

export type FavouriteStorePorts = typeof ports;

const base = setup({
  types: {
    context: {} as FavouriteStoreContext,
    events: {} as FavouriteStoreEvent,
    tags: '' as 'busy',
  },
  actors: ports,
});

export const favouriteStoreSetup = base.extend({
  actions: {
    rememberWish: base.assign(({ event }) => {
      assertEvent(event, 'store.preferred');
      return { wanted: event.store, failure: null };
    }),
    forgetWish: base.assign({ wanted: null, failure: null }),
    takeWish: base.assign({ favourite: ({ context }) => context.wanted }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
  },
});
