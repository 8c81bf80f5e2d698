import { fromCallback, fromPromise } from 'xstate';
import type { FavouriteStorePorts } from '#machines/favourite-store/favourite-store.setup.ts';
import type { ChosenStore } from '#machines/store-finder/store-finder.types.ts';
import { readPart } from '#src/flows/shared/account-reading.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { favouriteStoreKey } from '#src/flows/shared/stored-session.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';
import { dropStore, keepStore, recalledStore } from './customer-store.actors.ts';

/** The actors of the favourite store: the account's operations, this browser's memory, the session and other tabs. */
export const createFavouriteStoreActors = (session: SessionRef): FavouriteStorePorts => ({
  recallStore: fromPromise(({ signal }) => readPart('favourite-store', () => recalledStore(signal))),
  keepStore: fromPromise<undefined, { store: ChosenStore }>(async ({ input: { store } }) => {
    await keepStore(store);
    return undefined;
  }),
  dropStore: fromPromise(dropStore),
  watchFavourite: fromCallback(({ sendBack }) => {
    const outdated = () => sendBack({ type: 'favourite.outdated' });
    const hear = ({ key }: StorageEvent) => key === favouriteStoreKey && outdated();
    const unwatch = watchCustomer(session, outdated);
    addEventListener('storage', hear);
    return () => {
      unwatch();
      removeEventListener('storage', hear);
    };
  }),
});
