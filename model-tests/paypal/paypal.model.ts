import { payPalMachine } from '#machines/paypal/paypal.machine.ts';
import type { PaymentForm } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const basketId = '0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11';
export const form: PaymentForm = {
  method: 'GET',
  action: '/sandbox/payments/v1/plans/page',
  fields: { plan: 'signed' },
};
/** PAY400: PayPal does not take the cart. The other is an outage. */
export const refusals = {
  notTaken: { errorId: 'PAY400', message: 'PAY400', status: 409 },
  lost: { errorId: 'UNEXPECTED', message: 'lost', status: 0 },
};

export const send = {
  'payPal.pressed': { type: 'payPal.pressed', basketId },
  'shopper.returned': { type: 'shopper.returned' },
} as const;

export const model = modelOf(payPalMachine, {
  input: undefined,
  send,
  outcomes: {
    askPayPal: { done: [form], failed: Object.values(refusals) },
    leaveForPayPal: { failed: [new Error('the browser does not leave')] },
  },
  project: ({ form: open }) => [open !== null],
  why: 'no guard reads the context; the form is there exactly while the shopper leaves',
});
