import type { ApiFailure } from '#machines/shared/failure.ts';
import type { ChosenStore, StoreChoice, WantedItem } from '#machines/store-finder/store-finder.types.ts';

/** Another way for a line: to the home, or to a store. */
export interface Redirection {
  itemId: string;
  action: 'home' | 'pickup' | 'sts';
  storeId?: string;
}

/** What the shopper decided. */
export interface DeliveryDecision {
  lines: Redirection[];
  /** What goes into the cart besides. */
  item: { item: WantedItem; choice: StoreChoice } | null;
  /** Their store from now on; null: it stays as it was. */
  store: ChosenStore | null;
  /** @fact Of the decision: everything goes to another store, which is told at the end. */
  tells: boolean;
}

export interface DeliveryContext {
  decision: DeliveryDecision | null;
  failure: ApiFailure | null;
}

export type DeliveryEvent = { type: 'delivery.decided'; decision: DeliveryDecision };
