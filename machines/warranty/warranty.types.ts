import type { ApiFailure } from '#machines/shared/failure.ts';

/** What the shopper fills in. */
export interface WarrantyFields {
  /** What the trouble is. Its name is in src/charts/inspect/mask.ts: no log shows it. */
  written: string;
}

/** What the dialog is about; whoever opens it passes this. */
export interface WarrantyInput {
  orderNumber: string;
  /** The secret of the order, with which a guest reads it, too. */
  st: string;
  itemId: string;
  /** Name of the item. */
  product: string;
}

export interface WarrantyContext extends WarrantyInput {
  /** The number of the case. */
  caseNumber: string | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type WarrantyEvent = { type: 'form.submitted'; fields: WarrantyFields };
