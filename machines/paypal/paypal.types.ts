import type { Address, Cart, ItemInput, PaymentForm } from '#openapi/generated/waymark.gen.ts';

/** What the button beside it pays: a cart, or a product that goes into the cart first. */
export type PayPalPurchase = { basketId: string; item: null } | { basketId: null; item: ItemInput };

/** An order at PayPal, for its window. */
export interface PayPalOrder {
  orderId: string;
  /** The cart before the window changed it; null if the window does not change it. */
  before: Cart | null;
}

export interface PayPalContext {
  /** The cart that the shopper saw when they pressed the button, or that has the product. */
  basketId: string | null;
  /** The product that goes, or went, into the cart; null beside a cart. */
  item: ItemInput | null;
  form: PaymentForm | null;
  order: PayPalOrder | null;
}

export type PayPalEvent =
  /** The shopper pressed the button beside a cart or a product. */
  | ({ type: 'payPal.pressed' } & PayPalPurchase)
  /** The browser restored this page as it was left. */
  | { type: 'shopper.returned' }
  /** The browser restored this page as it was left for the checkout. */
  | { type: 'checkout.left' }
  /** The shopper pressed PayPal's own button: its window is opening. */
  | ({ type: 'order.wanted' } & PayPalPurchase)
  /** In PayPal's window the shopper chose where it goes; PayPal does not tell the name and the street yet. */
  | { type: 'address.changed'; address: Address }
  /** In PayPal's window the shopper chose another delivery. */
  | { type: 'delivery.changed'; code: string }
  /** The shopper agreed in PayPal's window. */
  | { type: 'order.approved' }
  /** The shopper cancelled in PayPal's window, or closed it. */
  | { type: 'window.closed' }
  /** PayPal's window cannot be opened, or broke. */
  | { type: 'window.failed' };

/** What the chart tells PayPal's window. */
export type WindowCommand =
  | { type: 'order.opened'; orderId: string }
  /** The order has the amount of what was chosen. */
  | { type: 'choice.taken' }
  | { type: 'choice.refused' };
