import type { Purchase, ReturnItem } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export interface ReturnInput {
  orderNumber: string;
  st: string;
  /** Items that can still be returned, with their quantities. */
  items: ReturnItem[];
}

export interface ReturnContext extends ReturnInput {
  /** The last choice. */
  chosen: ReturnItem[];
  failure: ApiFailure | null;
  /** The order with the return in it. */
  purchase: Purchase | null;
}

export type ReturnEvent = { type: 'return.submitted'; items: ReturnItem[] } | { type: 'return.abandoned' };

/** Null: nothing was returned. */
export interface ReturnOutput {
  purchase: Purchase | null;
}
