import type { Currency, Order } from '#openapi/generated/waymark.gen.ts';
import type { PaymentAction } from '../payments/payment-provider.ts';

/** What of an order's answer is frozen when it is placed; the rest depends on its state. */
export type FrozenOrder = Omit<Order, 'st' | 'status' | 'placedAt' | 'flash' | 'paymentMethod'>;

export interface OrderDoc {
  frozen: FrozenOrder;
  /** Units taken from the web's shelf, or from that of a store. */
  held: { upc: string; qty: number; storeId?: string }[];
  giftCards: { number: string; amount: number }[];
  /** Promotions whose uses are counted. */
  promotionIds: string[];
  /** What the payment provider is asked for; null when nothing remains to pay. */
  charge: { idempotencyKey: string; amount: number; currency: Currency } | null;
  authorisation: { id: string; action: PaymentAction | null } | null;
  card: { brand: string; bin: string; lastFour: string } | null;
}

/** `placing` and `refused` are never shown to anyone; `cancelled` was pending and failed. See docs/placing.md. */
export type OrderStatus = 'placing' | 'pending-authentication' | 'placed' | 'refused' | 'cancelled';

export interface OrderRow {
  number: string;
  cartId: string;
  cartVersion: number;
  owner: string;
  status: OrderStatus;
  doc: OrderDoc;
  /** ISO. */
  createdAt: string;
}
