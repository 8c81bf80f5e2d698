import { payPalMachine } from '#machines/paypal/paypal.machine.ts';
import type { PayPalOrder } from '#machines/paypal/paypal.types.ts';
import type { Cart, PaymentApproval, PaymentForm } from '#openapi/generated/waymark.gen.ts';
import { freshCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const basketId = '0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11';
export const form: PaymentForm = {
  method: 'GET',
  action: '/sandbox/payments/v1/plans/page',
  fields: { plan: 'signed' },
};
export const item = { productId: 'WMTR1001MOS', upc: '884501001085', qty: 1 };
/** The cart with the product. */
export const filled: Cart = { ...freshCart, basketId };
/**
 * PAY400: PayPal does not take the cart. INV406: sold out. SHP404: not where the shop ships. The other is an outage.
 */
export const refusals = {
  notTaken: { errorId: 'PAY400', message: 'PAY400', status: 409 },
  soldOut: { errorId: 'INV406', message: 'INV406', status: 409 },
  unserviceable: { errorId: 'SHP404', message: 'SHP404', status: 422 },
  lost: { errorId: 'UNEXPECTED', message: 'lost', status: 0 },
};

const approval: PaymentApproval = {
  state: 'approved',
  payment_method_id: 'PAYPAL',
  basketId,
  amount: 13_980,
  currency: 'USD',
  most: 21_125,
};
/** What the service reads of an order: the account has everything, lacks a phone, or the shopper agreed to nothing. */
export const approvals: Record<'whole' | 'partial' | 'open', PaymentApproval> = {
  whole: { ...approval, payer: { address: { country: 'US' }, isComplete: true } },
  partial: { ...approval, payer: { address: { country: 'US' }, isComplete: false } },
  open: { ...approval, state: 'open' },
};
export const order: PayPalOrder = { orderId: '5O190127TN364715T', before: filled };
const purchases = [
  { basketId, item: null },
  { basketId: null, item },
  { basketId: null, item: { ...item, qty: 2 } },
] as const;

export const send = {
  'payPal.pressed': [
    { type: 'payPal.pressed', ...purchases[0] },
    { type: 'payPal.pressed', ...purchases[1] },
    { type: 'payPal.pressed', ...purchases[2] },
  ],
  'order.wanted': [
    { type: 'order.wanted', ...purchases[0] },
    { type: 'order.wanted', ...purchases[1] },
    { type: 'order.wanted', ...purchases[2] },
  ],
  'address.changed': {
    type: 'address.changed',
    address: { city: 'Boulder', province: 'CO', postalCode: '80302', country: 'US' },
  },
  'delivery.changed': { type: 'delivery.changed', code: 'US_express' },
  'order.approved': { type: 'order.approved' },
  'window.closed': { type: 'window.closed' },
  'window.failed': { type: 'window.failed' },
  'shopper.returned': { type: 'shopper.returned' },
  'checkout.left': { type: 'checkout.left' },
} as const;

export const outcomes = {
  addItem: { done: [filled], failed: [refusals.soldOut, refusals.lost] },
  askPayPal: { done: [form], failed: [refusals.notTaken, refusals.lost] },
  leaveForPayPal: { failed: [new Error('the browser does not leave')] },
  openOrder: { done: [order], failed: [refusals.notTaken, refusals.lost] },
  payPalWindow: { failed: [new Error('the button cannot be shown')] },
  setAddress: { done: [filled], failed: [refusals.unserviceable] },
  setDelivery: { done: [filled], failed: [refusals.lost] },
  updateOrder: { done: [undefined], failed: [refusals.notTaken] },
  readApproval: { done: [approvals.whole, approvals.partial, approvals.open], failed: [refusals.lost] },
  addDetails: { done: [filled], failed: [refusals.notTaken] },
  restoreCart: { done: [undefined], failed: [refusals.lost] },
  leadToCheckout: { failed: [new Error('the browser does not leave')] },
};

export const model = modelOf(payPalMachine, {
  input: undefined,
  send,
  outcomes: { ...outcomes, findWindow: { done: [true, false], failed: [refusals.lost] } },
  project: ({ form: open, item: wanted, basketId: known, order: opened }) => [
    open !== null,
    wanted?.qty ?? null,
    known !== null,
    opened !== null,
  ],
  why: 'a product is added once, which the guard knows by the last one; form and order are there while they are needed',
});
