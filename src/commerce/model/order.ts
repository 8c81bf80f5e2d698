import type {
  Address,
  Currency,
  ErrorId,
  InStoreSale,
  Order,
  PurchaseReturn,
  TrackingStepCode,
} from '#openapi/generated/waymark.gen.ts';
import type { RefusalReason, PaymentAction } from './payment.ts';
import type { SavedCardDoc } from './saved-card.ts';

/** The part of an order's answer that is frozen when it is placed; the rest depends on its state. */
export type FrozenOrder = Omit<Order, 'st' | 'status' | 'placedAt' | 'flash' | 'paymentMethod' | 'loyaltyPoints'>;

/** Steps of an order's payment, for operators (`npm run why`). Later steps are in `events`. */
export interface OrderStep {
  /** The bank asked for an action, or the order was placed. */
  kind: PaymentAction['type'] | 'placed';
  /** ISO. */
  at: string;
  /** By a call of the shopper, or by the shop's own recovery after an interrupted call. */
  by: 'shopper' | 'recovery';
}

/**
 * Who ended an order and why: the payment provider for a reason of its protocol, the shopper, or the shop.
 * `not-charged`: the provider does not know the payment. `began-anew`: the shopper placed the cart again.
 * `not-back-in-time`: the shopper did not come back from the bank.
 */
export type OrderEnding =
  | { by: 'provider'; reason: RefusalReason | 'cancelled' }
  | { by: 'shopper'; reason: 'cancelled' | 'began-anew' }
  | { by: 'shop'; reason: 'not-charged' | 'not-back-in-time' };

/** Why an order was refused or cancelled. */
export type OrderRefusal = OrderEnding & {
  /** ISO. */
  at: string;
  /** The error that the shopper got; null if nobody was refused. */
  errorId: ErrorId | null;
};

/** An event of the payment provider. */
export interface OrderPaymentEvent {
  id: string;
  kind: 'captured' | 'refunded' | 'voided' | 'disputed';
  amount: number;
  currency: string;
  /** ISO, by the provider's clock. */
  at: string;
}

export interface OrderDoc {
  frozen: FrozenOrder;
  /** Who collects in a store; absent if nothing is collected there. */
  collector?: Address;
  /** When the cart was made; absent in orders of older carts. */
  cartCreatedAt?: string;
  /** From held to placed, oldest first. */
  steps?: OrderStep[];
  /** Of a `refused` or `cancelled` order. */
  refusal?: OrderRefusal;
  /** Units taken from the web's warehouse, or from a store's stock. */
  held: { upc: string; qty: number; storeId?: string }[];
  giftCards: { number: string; amount: number }[];
  /** Loyalty points of the owner that became a voucher. */
  points?: number;
  /** Athlete credit of the owner that the order uses. */
  credit?: number;
  /** The yearly allowance of the owner, and how much of it must be left for the personal discount. */
  yearly?: { annual: number; needs: number };
  /** Reward codes and cards of the owner. */
  storedRewards?: { id: string; amount: number }[];
  /** Promotions whose uses are counted. */
  promotionIds: string[];
  /** The charge of the payment provider; null if there is nothing left to pay. */
  charge: { idempotencyKey: string; amount: number; currency: Currency } | null;
  authorisation: { id: string; action: PaymentAction | null } | null;
  card: { brand: string; bin: string; lastFour: string } | null;
  /** A plan of the pay-later provider pays the charge, not a card. */
  isPaidLater?: boolean;
  /** A wallet pays the charge, not a card that the shopper typed. */
  wallet?: 'PAYPAL' | 'DW_APPLE_PAY';
  /** An associate placed it for a customer in a store. */
  inStoreSale?: InStoreSale;
  /** The associate's reasons, by adjustment. */
  adjustmentReasons?: Record<string, string>;
  /** Consumer numbers of second associates who agreed, by adjustment. */
  adjustmentsAgreedBy?: Record<string, string>;
  /** The card that the customer wants saved with the order. */
  keeps?: SavedCardDoc;
  /** Events after the order was placed, oldest first; a new order has none. */
  events?: { code: TrackingStepCode; at: string }[];
  /** What the payment provider reported by itself, each once, in the order of arrival. */
  paymentEvents?: OrderPaymentEvent[];
  parcel?: { carrier: string; trackingNumber: string };
  /** Overrides the default of half an hour after the order was placed. */
  cancellableUntil?: string;
  returns?: PurchaseReturn[];
  /** A customer adopted this guest order: the guest's session and the time. */
  adopted?: { from: string; at: string };
}

/**
 * `placing` and `refused` are never shown to anyone. `cancelled` was pending and failed, or was placed and cancelled by
 * its shopper. The states after `placed` are reported by the warehouse and the carrier; in the demo they are simulated.
 * See docs/placing.md.
 */
export type OrderStatus = 'placing' | 'refused' | Order['status'];

const unpaid: readonly OrderStatus[] = ['placing', 'refused', 'pending-authentication', 'cancelled'];

/** True if the order is paid, and on its way or delivered. */
export const isPlaced = (status: OrderStatus): boolean => !unpaid.includes(status);

/** The states in which warehouse and carrier have an order. */
export const statesUnderWay: readonly OrderStatus[] = ['placed', 'processing', 'shipped', 'ready-for-pickup'];

export const isUnderWay = (status: OrderStatus): boolean => statesUnderWay.includes(status);

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

/** The events of an order until now, and the resulting status. */
export interface Progress {
  status: OrderStatus;
  events: NonNullable<OrderDoc['events']>;
}
