import type { Order } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export interface OrderInput {
  /** Empty when the address names none. */
  orderNumber: string;
  /** The order's secret, which opens it to whoever has the link. */
  st: string;
  /** What the server knew already. */
  order: Order | null;
}

export interface OrderContext {
  orderNumber: string;
  st: string;
  order: Order | null;
  failure: ApiFailure | null;
}

export type OrderEvent = { type: 'order.retried' };
