import type { ApiFailure } from '#machines/shared/failure.ts';
import type { ChosenStore, StoreChoice, WantedItem } from '#machines/store-finder/store-finder.types.ts';

/** A new delivery for a line: to the home, or to a store. */
export interface Redirection {
  itemId: string;
  action: 'home' | 'pickup' | 'sts';
  storeId?: string;
}

/** The shopper's decision. */
export interface DeliveryDecision {
  lines: Redirection[];
  /** An item that is added to the cart as well. */
  item: { item: WantedItem; choice: StoreChoice } | null;
  /** The shopper's new store; null: unchanged. */
  store: ChosenStore | null;
  /** @fact Part of the decision: everything goes to another store, which a message says at the end. */
  tells: boolean;
}

export interface DeliveryContext {
  decision: DeliveryDecision | null;
  failure: ApiFailure | null;
}

export type DeliveryEvent = { type: 'delivery.decided'; decision: DeliveryDecision };
