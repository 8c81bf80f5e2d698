import { rememberedSession } from '#src/flows/shared/stored-session.ts';
import type { ChosenStore } from '#machines/store-finder/store-finder.types.ts';

const storageKey = 'waymark.store';

interface Kept {
  /** The owner: other shoppers of this browser do not get it. */
  consumerNo: string | null;
  store: ChosenStore;
}

const shopper = (): string | null => rememberedSession()?.consumerNo ?? null;

/** Returns the shopper's favourite store from this browser, including one chosen before they signed in. */
export function favouriteStore(): ChosenStore | null {
  const stored = localStorage.getItem(storageKey);
  const kept = stored ? (JSON.parse(stored) as Kept) : null;
  return kept && [shopper(), rememberedSession()?.guestNo].includes(kept.consumerNo) ? kept.store : null;
}

export const keepFavouriteStore = (store: ChosenStore): void =>
  localStorage.setItem(storageKey, JSON.stringify({ consumerNo: shopper(), store } satisfies Kept));
