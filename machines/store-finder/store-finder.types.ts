import type { StoreSearchResult } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { Where } from '#machines/shared/position.ts';

/** From the store's own stock the same day, or sent there first. */
export type CollectionKind = 'pickup' | 'sts';

/** A chosen store, as it is stored: enough to search for others near it. */
export interface ChosenStore {
  storeId: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** The item to collect. */
export interface WantedItem {
  productId: string;
  upc: string;
  qty: number;
  name: string;
  /** Its line in the cart; null: it is not in the cart yet. */
  itemId: string | null;
}

export interface StoreChoice {
  store: ChosenStore;
  /** @fact Part of the choice, for the call. */
  kind: CollectionKind;
}

/** The store where the cart's other items are collected. */
export interface Elsewhere {
  storeId: string;
  name: string;
}

export interface StoreFinderInput {
  item: WantedItem;
  elsewhere: Elsewhere | null;
}

export interface StoreFinderContext {
  item: WantedItem;
  elsewhere: Elsewhere | null;
  /** The last searched place. */
  where: Where | null;
  result: StoreSearchResult | null;
  choice: StoreChoice | null;
  failure: ApiFailure | null;
}

export type StoreFinderEvent =
  | { type: 'place.submitted'; place: string }
  /** "Use my location". */
  | { type: 'position.requested' }
  | { type: 'search.retried' }
  | { type: 'store.chosen'; choice: StoreChoice };

/** `busy`: waits for an answer. */
export type StoreFinderTag = 'busy';
