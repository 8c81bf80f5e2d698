import type { ChosenStore } from '#machines/store-finder/store-finder.types.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { isCustomer } from '#src/flows/shared/isCustomer.ts';
import { favouriteOfGuest, favouriteStore, forgetFavouriteStore, keepFavouriteStore } from './favourite.ts';

/**
 * Returns the favourite store: a customer's from their account, a guest's from this browser. An account without one
 * takes over the guest's. What this browser remembers of an account is no choice: it was given up on another device.
 */
export async function recalledStore(signal: AbortSignal): Promise<ChosenStore | null> {
  if (!isCustomer()) return favouriteStore();
  const { store } = await unwrap(api.GET('/stores/v1/favourite', { signal }));
  if (!store) {
    const own = favouriteOfGuest();
    if (own) await preferStore(own);
    else forgetFavouriteStore();
    return own;
  }
  const { storeId, name, latitude, longitude } = store;
  keepFavouriteStore({ storeId, name, latitude, longitude });
  return { storeId, name, latitude, longitude };
}

/** Stores the favourite store in the account of a customer, then in the browser. Rejects if the account refuses it. */
export async function keepStore({ storeId, name, latitude, longitude }: ChosenStore): Promise<void> {
  if (isCustomer()) await unwrap(api.PUT('/stores/v1/favourite', { body: { storeId } }));
  keepFavouriteStore({ storeId, name, latitude, longitude });
}

/** Gives the favourite store up, in the account of a customer and in the browser. Rejects if the account refuses. */
export async function dropStore(): Promise<void> {
  if (isCustomer()) await unwrap(api.DELETE('/stores/v1/favourite'));
  forgetFavouriteStore();
}

/** Makes a store that was chosen for an item the favourite. A failed call is ignored: the item is what matters. */
export async function preferStore(store: ChosenStore): Promise<void> {
  keepFavouriteStore(store);
  await keepStore(store).catch(() => undefined);
}
