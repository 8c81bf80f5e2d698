import { payLaterMachine } from '#machines/pay-later/pay-later.machine.ts';
import type { PaymentApproval, PaymentForm } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const basketId = '0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11';
export const token = 'approval-4f9a1c7e';
export const form: PaymentForm = {
  method: 'GET',
  action: '/sandbox/payments/v1/plans/page',
  fields: { plan: 'signed' },
};
const decided = (state: PaymentApproval['state']): PaymentApproval => ({
  state,
  payment_method_id: 'PAY_LATER',
  basketId,
  amount: 12930,
  currency: 'USD',
});
export const approved = decided('approved');
export const approvedByPayPal: PaymentApproval = { ...approved, payment_method_id: 'PAYPAL' };
export const express: PaymentApproval = {
  ...approvedByPayPal,
  most: 20000,
  payer: { address: { country: 'US', firstName: 'Riley' }, isComplete: true },
};
export const refused = decided('refused');
export const open = decided('open');

/**
 * PAY400: the provider refuses the loan. PYT404: what the shopper came back with is no longer valid. The others are
 * outages.
 */
export const notLent = { errorId: 'PAY400', message: 'PAY400', status: 409 };
export const unknown = { errorId: 'PYT404', message: 'PYT404', status: 404 };
export const lost = { errorId: 'UNEXPECTED', message: 'lost', status: 0 };
export const down = { errorId: 'API503', message: 'API503', status: 503 };

export const send = {
  'shopper.returned': { type: 'shopper.returned' },
  'otherWay.chosen': { type: 'otherWay.chosen' },
  'payLater.retried': { type: 'payLater.retried' },
} as const;

export const model = modelOf(payLaterMachine, {
  input: { basketId, token: null, method: 'pay-later' },
  inputs: {
    'back from the lender': { basketId, token, method: 'pay-later' },
    'to PayPal': { basketId, token: null, method: 'paypal' },
  },
  send,
  outcomes: {
    askProvider: { done: [form], failed: [notLent, lost] },
    leaveForProvider: { failed: [new Error('the browser does not leave')] },
    readApproval: { done: [approved, approvedByPayPal, express, refused, open], failed: [unknown, down] },
  },
  project: ({ token: given, approval, ending, method }) => [given !== null, approval !== null, ending, method],
  why: 'whether the shopper has come back decides which call is made; the ending and the method are the output',
  survivors: {
    'checking: readApproval done [isApproved] → over, after isRefused':
      'equivalent: an approval is either given or refused, so that only one of the two guards holds',
  },
});
