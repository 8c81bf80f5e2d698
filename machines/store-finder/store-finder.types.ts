import type { StoreSearchResult } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { Where } from '#machines/shared/position.ts';

/** From the store's own shelf the same day, or sent there first. */
export type CollectionKind = 'pickup' | 'sts';

/** A store that a shopper chose, as it is remembered: enough to look for others near it. */
export interface ChosenStore {
  storeId: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** What is to be collected. */
export interface WantedItem {
  productId: string;
  upc: string;
  qty: number;
  name: string;
  /** The line that it is already; null: it is not in the cart yet. */
  itemId: string | null;
}

export interface StoreChoice {
  store: ChosenStore;
  /** @fact Of the choice, for the call. */
  kind: CollectionKind;
}

/** Where the cart's other items are collected. */
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
  /** Where was looked last. */
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

/** `busy`: an answer is waited for. */
export type StoreFinderTag = 'busy';
