import { payPalMachine } from '#machines/paypal/paypal.machine.ts';
import type { Cart, PaymentForm } from '#openapi/generated/waymark.gen.ts';
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
/** PAY400: PayPal does not take the cart. INV406: sold out. The other is an outage. */
export const refusals = {
  notTaken: { errorId: 'PAY400', message: 'PAY400', status: 409 },
  soldOut: { errorId: 'INV406', message: 'INV406', status: 409 },
  lost: { errorId: 'UNEXPECTED', message: 'lost', status: 0 },
};

export const send = {
  'payPal.pressed': [
    { type: 'payPal.pressed', basketId, item: null },
    { type: 'payPal.pressed', basketId: null, item },
    { type: 'payPal.pressed', basketId: null, item: { ...item, qty: 2 } },
  ],
  'shopper.returned': { type: 'shopper.returned' },
} as const;

export const model = modelOf(payPalMachine, {
  input: undefined,
  send,
  outcomes: {
    addItem: { done: [filled], failed: [refusals.soldOut, refusals.lost] },
    askPayPal: { done: [form], failed: [refusals.notTaken, refusals.lost] },
    leaveForPayPal: { failed: [new Error('the browser does not leave')] },
  },
  project: ({ form: open, item: wanted, basketId: known }) => [open !== null, wanted?.qty ?? null, known !== null],
  why: 'a product is added once, which the guard knows by the last one; the form is there while the shopper leaves',
});
