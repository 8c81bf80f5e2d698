import type { Purchase, ReturnItem } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export interface ReturnInput {
  orderNumber: string;
  st: string;
  /** What can still come back, and how many of each. */
  items: ReturnItem[];
}

export interface ReturnContext extends ReturnInput {
  /** What was chosen last. */
  chosen: ReturnItem[];
  failure: ApiFailure | null;
  /** The order as it is with the return in it. */
  purchase: Purchase | null;
}

export type ReturnEvent = { type: 'return.submitted'; items: ReturnItem[] } | { type: 'return.abandoned' };

/** Null: nothing came back. */
export interface ReturnOutput {
  purchase: Purchase | null;
}
