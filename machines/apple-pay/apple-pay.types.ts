import type { Cart, Currency, ItemInput, Order } from '#openapi/generated/waymark.gen.ts';
import type { ContactFault, WalletContact } from '#src/domain/apple-pay.ts';

/** What the service answers to the merchant's validation. The wallet reads the session, the shop its name only. */
export interface Merchant {
  sessionId: string;
  merchantSession: Record<string, unknown>;
}

/** What the shopper agreed to with their face, finger or code. */
export interface Agreement {
  /** Only the payment provider can read it; it pays the total that the sheet showed, once. */
  token: string;
  shipping: WalletContact;
  billing: WalletContact;
}

/** A product that is bought at once, in a cart of its own: the shopper's cart stays as it is. */
export interface WalletItem {
  item: ItemInput;
  /** Shown until the service has priced the cart, in minor units. */
  amount: number;
  /** @fact Of the price; the wallet is told, and nothing is decided by it. */
  currency: Currency;
}

/** What the button beside it pays. */
export type Purchase = { cart: Cart; item: null } | { cart: null; item: WalletItem };

export interface ApplePayInput {
  /** ISO code of the locale's country: the shop ships there. */
  country: string;
  /** The countries that a bill may go to. */
  countries: readonly string[];
}

export interface ApplePayContext extends ApplePayInput {
  /** The cart as it was when the button was pressed: a closed sheet leaves it so. Null for a product. */
  before: Cart | null;
  /** Bought without the shopper's cart; null beside a cart. */
  item: WalletItem | null;
  /** The cart that is paid, as the service answered it last. */
  cart: Cart | null;
  /** The session of the merchant at the provider. */
  sessionId: string | null;
  /** In memory only, for one attempt to pay. */
  token: string | null;
  /** The idempotency key of the attempt. */
  key: string | null;
  order: Order | null;
}

export type ApplePayEvent =
  /** The shopper pressed the button beside a cart or a product. */
  | ({ type: 'applePay.pressed' } & Purchase)
  /** The sheet is open and wants to know whom it pays. */
  | { type: 'merchant.asked' }
  /** Country, province, city and postal code: the sheet tells no more before the shopper agrees. */
  | { type: 'contact.selected'; contact: WalletContact }
  | { type: 'method.selected'; code: string }
  /** The sheet names its card when it opens, and whenever the shopper takes another. */
  | { type: 'card.selected' }
  /** The shopper agreed; the key is a new uuid. */
  | { type: 'payment.authorised'; agreement: Agreement; key: string }
  /** The shopper closed the sheet, or it ran out. */
  | { type: 'sheet.cancelled' };

/** For the sheet. */
export type SheetCommand =
  | { type: 'merchant.validated'; merchantSession: Record<string, unknown> }
  /** The product is in its cart: totals are known. */
  | { type: 'cart.made'; cart: Cart }
  /** The answer to a contact or to a method. */
  | { type: 'cart.changed'; cart: Cart }
  /** The answer to a card: the totals are the same with each. */
  | { type: 'card.taken' }
  /** The shop does not deliver there, or not that way. */
  | { type: 'selection.refused' }
  | { type: 'payment.refused'; contact: 'shipping' | 'billing'; fault: ContactFault }
  | { type: 'payment.failed' }
  | { type: 'payment.completed' };

/** `busy`: the sheet is open. `settling`: money moves, or may have moved. */
export type ApplePayTag = 'busy' | 'settling';
