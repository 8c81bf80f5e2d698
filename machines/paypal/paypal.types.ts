import type { PaymentForm } from '#openapi/generated/waymark.gen.ts';

export interface PayPalContext {
  /** The cart that the shopper saw when they pressed the button. */
  basketId: string | null;
  form: PaymentForm | null;
}

export type PayPalEvent =
  /** The shopper pressed the button beside this cart. */
  | { type: 'payPal.pressed'; basketId: string }
  /** The browser restored this page as it was left. */
  | { type: 'shopper.returned' };
