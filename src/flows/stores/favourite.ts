import { rememberedSession } from '#src/flows/session/session.actors.ts';
import type { ChosenStore } from '#machines/store-finder/store-finder.types.ts';

const storageKey = 'waymark.store';

interface Kept {
  /** Whose it is: the next shopper of this browser has none of it. */
  consumerNo: string | null;
  store: ChosenStore;
}

const shopper = (): string | null => rememberedSession()?.consumerNo ?? null;

/** The shopper's favourite store, as this browser remembers it: also the one that they chose before they signed in. */
export function favouriteStore(): ChosenStore | null {
  const stored = localStorage.getItem(storageKey);
  const kept = stored ? (JSON.parse(stored) as Kept) : null;
  return kept && [shopper(), rememberedSession()?.guestNo].includes(kept.consumerNo) ? kept.store : null;
}

export const keepFavouriteStore = (store: ChosenStore): void =>
  localStorage.setItem(storageKey, JSON.stringify({ consumerNo: shopper(), store } satisfies Kept));
