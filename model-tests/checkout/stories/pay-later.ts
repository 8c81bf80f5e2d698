import { expect } from 'vitest';
import type { ApprovalMethod, PayLaterEnding } from '#machines/pay-later/pay-later.types.ts';
import {
  addressedCart,
  approval,
  billedCart,
  card,
  coveredCart,
  expressApproval,
  later,
  payPal,
  payer,
  placedOrder,
  refusals,
} from '../checkout.fixtures.ts';
import { away, back, model, recalled, send } from '../checkout.model.ts';
import { because, type CheckoutStory, forgiven, proven, same } from './telling.ts';

const [fresh, billed, stranded] = send['cart.changed'];
const covered = send['cart.changed'][6];
const press = send['order.submitted'];
const approved = model.done('payLater', { method: 'pay-later', approval, payer: null });
const ended = (ending: PayLaterEnding, method: ApprovalMethod = 'pay-later') =>
  model.done('payLater', { method, approval: null, ending });
const expressly = model.done('payLater', { method: 'paypal', approval: expressApproval, payer });
const adopted = model.done('adoptPayer', { cart: billedCart, isComplete: true });
const dearer = (remainingToPay = 0) => ({
  type: 'cart.changed' as const,
  cart: { ...billedCart, totals: { ...billedCart.totals, remainingToPay } },
});
const settled = model.done('billToShippingAddress', billedCart);
const chosen = [
  model.done('recall', recalled(null)),
  fresh,
  model.done('addressForm', { cart: addressedCart }),
  send['delivery.confirmed'],
  model.done('paymentMethod', later),
];
const leaving = [...chosen, settled];
const returned = [model.done('recall', back), billed];

/** To the lender's page and back: this places no order. */
export const paidLater: CheckoutStory[] = [
  {
    name: 'paying later leaves once the billing address is set, and orders nothing',
    events: leaving,
    ends: { shopping: 'approving' },
    refuses: [press],
  },
  {
    name: 'who pays later with another billing address leaves once it is known',
    events: [
      ...chosen.slice(0, -1),
      send['billingAddress.otherChosen'],
      model.done('paymentMethod', later),
      model.done('addressForm', { cart: billedCart }),
    ],
    ends: { shopping: 'approving' },
  },
  {
    name: 'a bill that could not be settled at first is forgotten once the shopper leaves',
    events: [
      ...chosen,
      model.failed('billToShippingAddress', refusals.lost),
      model.done('paymentMethod', later),
      settled,
    ],
    ends: { shopping: 'approving' },
    ...forgiven,
  },
  {
    name: 'who comes back with an approval is at the summary, and places with a press',
    events: [...returned, approved],
    ends: { shopping: { summary: 'stepwise' } },
  },
  {
    name: 'the press after an approval spends what was approved',
    events: [...returned, approved, press, proven],
    ends: 'placing',
    also: ({ context }) => expect(context.card).toEqual({ kind: 'pay-later', approval }),
  },
  {
    name: 'an order that is paid later is placed',
    events: [...returned, approved, press, proven, model.done('placeOrder', placedOrder)],
    ends: { confirmed: 'leaving' },
  },
  ...(['refused', 'abandoned', 'expired', 'not-approved', 'unavailable'] as const).map((ending) => ({
    name: `back at the payment, with the reason: ${ending}`,
    events: [...leaving, ended(ending)],
    ends: same,
    ...because(`pay-later-${ending}`),
  })),
  {
    name: 'PayPal leaves once the billing address is set, and is asked by its name',
    events: [...chosen.slice(0, -1), model.done('paymentMethod', payPal), settled],
    ends: { shopping: 'approving' },
    also: ({ context }) => expect(context.card).toEqual(payPal),
  },
  {
    name: 'who comes back from PayPal with an approval places with a press, by PayPal',
    events: [...returned, model.done('payLater', { method: 'paypal', approval, payer: null }), press, proven],
    ends: 'placing',
    also: ({ context }) => expect(context.card).toEqual({ kind: 'paypal', approval }),
  },
  {
    name: 'PayPal did not agree: back at the payment, with its reason',
    events: [...leaving, ended('refused', 'paypal')],
    ends: same,
    ...because('paypal-refused'),
  },
  {
    name: 'the Back button of PayPal leads to the payment, and says so',
    events: [model.done('recall', recalled({ ...away, approver: 'paypal' })), billed],
    ends: same,
    ...because('paypal-abandoned'),
  },
  {
    name: 'express: the address of the account at PayPal goes to the review, and nothing is ordered yet',
    events: [model.done('recall', back), fresh, expressly, adopted],
    ends: { shopping: { summary: 'express' } },
    also: ({ context }) => expect(context.card).toEqual({ kind: 'paypal', approval: expressApproval }),
  },
  {
    name: 'express: a total up to the limit of the approval is paid',
    events: [model.done('recall', back), fresh, expressly, adopted, dearer(expressApproval.most), press, proven],
    ends: 'placing',
  },
  {
    name: 'express: a total above the limit is not paid: PayPal is asked again',
    events: [model.done('recall', back), fresh, expressly, adopted, dearer((expressApproval.most ?? 0) + 1)],
    ends: same,
    ...because('paypal-outdated'),
  },
  {
    name: 'express: an address that lacks something is completed in the checkout, which shows the rest',
    events: [
      model.done('recall', back),
      fresh,
      expressly,
      model.done('adoptPayer', { cart: addressedCart, isComplete: false }),
    ],
    ends: { shopping: { shipping: 'address' } },
  },
  {
    name: 'express: once the address is complete, the approval pays without another visit to PayPal',
    events: [
      model.done('recall', back),
      fresh,
      expressly,
      model.done('adoptPayer', { cart: addressedCart, isComplete: false }),
      model.done('addressForm', { cart: addressedCart }),
      send['delivery.confirmed'],
      settled,
    ],
    ends: { shopping: { summary: 'stepwise' } },
    also: ({ context }) => expect(context.card).toEqual({ kind: 'paypal', approval: expressApproval }),
  },
  {
    name: 'express: another delivery keeps what PayPal approved',
    events: [
      model.done('recall', back),
      fresh,
      expressly,
      adopted,
      send['method.changeRequested'],
      send['delivery.confirmed'],
      settled,
    ],
    ends: { shopping: { summary: 'stepwise' } },
    also: ({ context }) => expect(context.card).toEqual({ kind: 'paypal', approval: expressApproval }),
  },
  {
    name: 'express: where the shop does not ship, the address is asked for, without a reproach',
    events: [model.done('recall', back), fresh, expressly, model.failed('adoptPayer', refusals.notThere)],
    ends: { shopping: { shipping: 'address' } },
    ...forgiven,
  },
  {
    name: 'a card pays instead',
    events: [...leaving, ended('refused'), model.done('paymentMethod', card), settled],
    ends: { shopping: 'summary' },
  },
  {
    name: 'the Back button of the lender’s page leads to the payment, and says so',
    events: [model.done('recall', recalled(away)), billed],
    ends: same,
    ...because('pay-later-abandoned'),
  },
  {
    name: 'who comes back to a cart without an address is asked for it',
    events: [model.done('recall', back), fresh, approved],
    ends: { shopping: { shipping: 'address' } },
  },
  {
    name: 'who comes back to a cart that nothing can be delivered to is asked for its delivery',
    events: [model.done('recall', back), stranded, approved],
    ends: { shopping: { shipping: 'method' } },
  },
  {
    name: 'an approval for another total is not valid: the lender is asked again',
    events: [
      ...returned,
      model.done('payLater', {
        method: 'pay-later',
        approval: { ...approval, amount: approval.amount + 1 },
        payer: null,
      }),
    ],
    ends: same,
    also: ({ context }) => {
      expect(context.problem?.reason).toBe('pay-later-outdated');
      expect(context.card).toBeNull();
    },
  },
  {
    name: 'an approval for another cart is not valid: the lender is asked again',
    events: [
      ...returned,
      model.done('payLater', { method: 'pay-later', approval: { ...approval, basketId: 'another' }, payer: null }),
    ],
    ends: same,
    ...because('pay-later-outdated'),
  },
  {
    name: 'an approval is no longer valid once the total changes at the summary',
    events: [
      ...returned,
      approved,
      {
        type: 'cart.changed' as const,
        cart: { ...billedCart, totals: { ...billedCart.totals, remainingToPay: approval.amount - 500 } },
      },
    ],
    ends: same,
    ...because('pay-later-outdated'),
  },
  {
    name: 'where gift cards cover all of it, no plan is needed',
    events: [...returned, approved, covered, press, proven],
    ends: 'placing',
  },
  {
    name: 'no plan is asked for where gift cards cover all of it',
    events: [...chosen, model.done('billToShippingAddress', coveredCart)],
    ends: { shopping: 'summary' },
  },
  {
    name: 'a plan that the lender withdraws leads back to the payment',
    events: [...returned, approved, press, proven, model.failed('placeOrder', refusals.declined)],
    ends: same,
    also: ({ context }) => {
      expect(context.problem?.reason).toBe('payment-refused');
      expect(context.card).toBeNull();
    },
  },
  {
    name: 'an approval that was read is forgotten when paying later is chosen again',
    events: [...returned, approved, send['payment.changeRequested'], model.done('paymentMethod', later), settled],
    ends: { shopping: 'approving' },
    also: ({ context }) => expect(context.returned).toBeNull(),
  },
];
