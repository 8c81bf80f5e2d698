import type { PaymentInstrument } from '#openapi/generated/waymark.gen.ts';

/** The payments that pay a part already. PayPal pays what the others leave, once the order is placed. */
export const partPayments = (instruments: readonly PaymentInstrument[]): PaymentInstrument[] =>
  instruments.filter(({ amount, payment_method_id: method }) => amount > 0 && method !== 'PAYPAL');
