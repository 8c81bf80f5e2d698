import type { ItemInput, PaymentForm } from '#openapi/generated/waymark.gen.ts';

/** What the button beside it pays: a cart, or a product that goes into the cart first. */
export type PayPalPurchase = { basketId: string; item: null } | { basketId: null; item: ItemInput };

export interface PayPalContext {
  /** The cart that the shopper saw when they pressed the button, or that has the product. */
  basketId: string | null;
  /** The product that goes, or went, into the cart; null beside a cart. */
  item: ItemInput | null;
  form: PaymentForm | null;
}

export type PayPalEvent =
  /** The shopper pressed the button beside a cart or a product. */
  | ({ type: 'payPal.pressed' } & PayPalPurchase)
  /** The browser restored this page as it was left. */
  | { type: 'shopper.returned' };
