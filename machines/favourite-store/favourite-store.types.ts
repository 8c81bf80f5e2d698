import type { ApiFailure } from '#machines/shared/failure.ts';
import type { ChosenStore } from '#machines/store-finder/store-finder.types.ts';

export interface FavouriteStoreContext {
  /** Null if there is none, or it is not known yet. */
  favourite: ChosenStore | null;
  /** The store that the shopper has pressed last; null if they gave their favourite up. */
  wanted: ChosenStore | null;
  /** Why the last choice was not kept. */
  failure: ApiFailure | null;
}

export type FavouriteStoreEvent =
  | { type: 'store.preferred'; store: ChosenStore }
  | { type: 'favourite.dropped' }
  /** Somebody signs in or out, or another tab has chosen. */
  | { type: 'favourite.outdated' };
