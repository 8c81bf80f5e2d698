import type { Purchase } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export interface OrderInput {
  /** Empty if the address has none. */
  orderNumber: string;
  /** The order's secret, which opens it to everybody who has the link; empty for a customer's own order. */
  st: string;
  /** What the server has already loaded. */
  purchase: Purchase | null;
}

export interface OrderContext {
  orderNumber: string;
  st: string;
  purchase: Purchase | null;
  failure: ApiFailure | null;
}

export type OrderEvent =
  | { type: 'order.retried' }
  | { type: 'cancellation.requested' }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.dismissed' }
  | { type: 'invoice.requested' }
  | { type: 'return.requested' }
  /** The label of an announced return, again. */
  | { type: 'label.requested'; returnId: string }
  | { type: 'giftCard.resendRequested'; itemId: string }
  | { type: 'notice.dismissed' }
  /** From the session: the customer has signed out. */
  | { type: 'customer.left' };

/** The order, and the secret that opens it. */
export interface OrderKey {
  orderNumber: string;
  st: string;
}
