import type { ApiFailure } from '#machines/shared/failure.ts';

/** An item that has arrived. */
export interface WarrantyItem {
  orderNumber: string;
  /** The secret of the order, with which a guest reads it, too. */
  st: string;
  itemId: string;
  /** Name of the item. */
  product: string;
}

/** What the shopper fills in. */
export interface WarrantyFields {
  /** `itemId` and `orderNumber` of the item, by `keyOf`. */
  item: string;
  /** What the trouble is. Its name is in src/charts/inspect/mask.ts: no log shows it. */
  written: string;
}

export interface WarrantyInput {
  /** The item that the dialog is about; null if the shopper chooses it here. */
  item: WarrantyItem | null;
}

export interface WarrantyContext {
  /** What the case can be about: the item of the input, or what the customer's orders have brought. */
  items: WarrantyItem[];
  /** The number of the case. */
  caseNumber: string | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type WarrantyEvent =
  | { type: 'form.submitted'; fields: WarrantyFields }
  /** The shopper wants the items read again. */
  | { type: 'items.retried' };

export const keyOf = ({ orderNumber, itemId }: WarrantyItem): string => `${orderNumber}/${itemId}`;
