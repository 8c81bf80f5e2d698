import { favouriteStoreKey, rememberedSession } from '#src/flows/shared/stored-session.ts';
import type { ChosenStore } from '#machines/store-finder/store-finder.types.ts';

interface Kept {
  /** The owner: other shoppers of this browser do not get it. Null if no session had begun yet. */
  consumerNo: string | null;
  store: ChosenStore;
}

const shopper = (): string | null => rememberedSession()?.consumerNo ?? null;

function keptFor(...owners: (string | null | undefined)[]): ChosenStore | null {
  const stored = localStorage.getItem(favouriteStoreKey);
  const kept = stored ? (JSON.parse(stored) as Kept) : null;
  return kept && owners.includes(kept.consumerNo) ? kept.store : null;
}

/** Returns the shopper's favourite store from this browser, including one chosen before they signed in. */
export const favouriteStore = (): ChosenStore | null => keptFor(null, shopper(), rememberedSession()?.guestNo);

/** Returns what the customer of this browser chose before they signed in. */
export const favouriteOfGuest = (): ChosenStore | null => keptFor(null, rememberedSession()?.guestNo);

export const keepFavouriteStore = (store: ChosenStore): void =>
  localStorage.setItem(favouriteStoreKey, JSON.stringify({ consumerNo: shopper(), store } satisfies Kept));

export const forgetFavouriteStore = (): void => localStorage.removeItem(favouriteStoreKey);
