import type { Purchase } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export interface OrderInput {
  /** Empty when the address names none. */
  orderNumber: string;
  /** The order's secret, which opens it to whoever has the link; empty for a customer's own. */
  st: string;
  /** What the server knew already. */
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
  /** The label of a return that was announced, once more. */
  | { type: 'label.requested'; returnId: string }
  | { type: 'giftCard.resendRequested'; itemId: string }
  | { type: 'notice.dismissed' }
  /** Told by the session: who was signed in has signed out. */
  | { type: 'customer.left' };

/** Which order, and what opens it. */
export interface OrderKey {
  orderNumber: string;
  st: string;
}
