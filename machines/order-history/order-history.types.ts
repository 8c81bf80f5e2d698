import type { PurchaseHistory } from '#openapi/generated/waymark.gen.ts';

export interface OrderHistoryInput {
  /** From 1. */
  page: number;
  /** What the server has already loaded. */
  history: PurchaseHistory | null;
}

export type OrderHistoryContext = OrderHistoryInput;

export type OrderHistoryEvent =
  | { type: 'history.retried' }
  /** From the session: somebody has signed in, or was signed in already. */
  | { type: 'customer.arrived' }
  | { type: 'customer.left' };
