import type { PayLater, Payment } from './payment-method.types.ts';

/** True if no card pays, but a plan that is approved on the page of its provider. */
export const isPlan = (payment: Payment | null): payment is PayLater =>
  payment?.kind === 'pay-later' || payment?.kind === 'paypal';

/** True if the plan is an express approval: it pays any total up to its limit. */
export const isExpress = (payment: Payment | null): boolean => isPlan(payment) && payment.approval?.most !== undefined;
