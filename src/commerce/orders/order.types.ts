import type {
  Currency,
  ErrorId,
  InStoreSale,
  Order,
  PurchaseReturn,
  TrackingStepCode,
} from '#openapi/generated/waymark.gen.ts';
import type { PaymentAction, RefusalReason } from '../payments/payment-provider.ts';
import type { SavedCardDoc } from '../payments/saved-cards.ts';

/** What of an order's answer is frozen when it is placed; the rest depends on its state. */
export type FrozenOrder = Omit<Order, 'st' | 'status' | 'placedAt' | 'flash' | 'paymentMethod'>;

/**
 * What was done about the payment of an order, for those who run the shop (`npm run why`). What follows is in `events`.
 */
export interface OrderStep {
  /** The bank asked for something, or the order was placed. */
  kind: PaymentAction['type'] | 'placed';
  /** ISO. */
  at: string;
  /** By a call of the shopper, or by the shop's own recovery after a call that was broken off. */
  by: 'shopper' | 'recovery';
}

/**
 * Who ended an order and why: the payment provider for a reason of its protocol, the shopper, or the shop.
 * `not-charged`: the provider never heard of the payment. `began-anew`: the shopper placed the cart again.
 * `not-back-in-time`: nobody came back from the bank.
 */
export type OrderEnding =
  | { by: 'provider'; reason: RefusalReason | 'cancelled' }
  | { by: 'shopper'; reason: 'cancelled' | 'began-anew' }
  | { by: 'shop'; reason: 'not-charged' | 'not-back-in-time' };

/** Why an order was refused or cancelled. */
export type OrderRefusal = OrderEnding & {
  /** ISO. */
  at: string;
  /** What the shopper was answered; null where nobody was refused. */
  errorId: ErrorId | null;
};

export interface OrderDoc {
  frozen: FrozenOrder;
  /** When the cart was made; absent in orders of carts that do not know. */
  cartCreatedAt?: string;
  /** From held to placed, oldest first. */
  steps?: OrderStep[];
  /** Of a `refused` or `cancelled` order. */
  refusal?: OrderRefusal;
  /** Units taken from the web's shelf, or from that of a store. */
  held: { upc: string; qty: number; storeId?: string }[];
  giftCards: { number: string; amount: number }[];
  /** Loyalty points of the owner that became a voucher. */
  points?: number;
  /** Credit of the owner, an athlete, that the order uses. */
  credit?: number;
  /** What a personal discount needs to be left of what the owner may spend in the year. */
  yearly?: { annual: number; needs: number };
  /** Reward codes and cards of the owner. */
  storedRewards?: { id: string; amount: number }[];
  /** Promotions whose uses are counted. */
  promotionIds: string[];
  /** What the payment provider is asked for; null when nothing remains to pay. */
  charge: { idempotencyKey: string; amount: number; currency: Currency } | null;
  authorisation: { id: string; action: PaymentAction | null } | null;
  card: { brand: string; bin: string; lastFour: string } | null;
  /** A plan of the pay-later provider pays the charge, and no card. */
  isPaidLater?: boolean;
  /** An associate placed it for a customer in a store. */
  inStoreSale?: InStoreSale;
  /** Why the associate took something off, by adjustment. */
  adjustmentReasons?: Record<string, string>;
  /** Consumer numbers of second associates who agreed, by adjustment. */
  adjustmentsAgreedBy?: Record<string, string>;
  /** The customer wants this card saved: it is, with the order. */
  keeps?: SavedCardDoc;
  /** What happened after it was placed, oldest first; an order of an hour ago has none. */
  events?: { code: TrackingStepCode; at: string }[];
  parcel?: { carrier: string; trackingNumber: string };
  /** Another moment than half an hour after it was placed. */
  cancellableUntil?: string;
  returns?: PurchaseReturn[];
  /** A guest placed it and a customer made it their own: the guest's session and when. */
  adopted?: { from: string; at: string };
}

/**
 * `placing` and `refused` are never shown to anyone; `cancelled` was pending and failed, or was placed and cancelled by
 * its shopper. What follows `placed` is told by who packs and carries it; in the demo it comes by itself. See
 * docs/placing.md.
 */
export type OrderStatus = 'placing' | 'refused' | Order['status'];

const unpaid: readonly OrderStatus[] = ['placing', 'refused', 'pending-authentication', 'cancelled'];

/** Whether it is paid for, and on its way or there. */
export const isPlaced = (status: OrderStatus): boolean => !unpaid.includes(status);

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

/** What happened to an order by now, and what it is after that. */
export interface Progress {
  status: OrderStatus;
  events: NonNullable<OrderDoc['events']>;
}
