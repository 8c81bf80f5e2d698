import { approverOf, checkoutSetup } from '../checkout.setup.ts';
import { adopting, approving } from './approving.ts';
import { billing, settlingBilling } from './billing.ts';
import { shipping } from './shipping.ts';

export const shopping = checkoutSetup.createStateConfig({
  description:
    'Up to the point of no return: the shopper may edit, wait, or leave. The cart may change elsewhere, and is shown as it is.',
  invoke: { id: 'watchCart', src: 'watchCart', onError: { target: 'unavailable' } },
  on: {
    'cart.changed': [
      { guard: 'tellsOfNoCart', target: 'confirming', actions: 'presumeOrdered' },
      { guard: 'tellsOfNothing', target: 'empty', actions: 'rememberCart' },
      { actions: 'rememberCart' },
    ],
    'step.requested': [
      { guard: 'opensAddress', target: '.shipping.address', actions: 'forgetProblem' },
      { guard: 'opensDelivery', target: '.shipping.method', actions: 'forgetProblem' },
      { guard: 'opensPayment', target: '.billing', actions: 'forgetProblem' },
      { guard: 'opensReview', target: '.summary', actions: ['takeCardBack', 'forgetProblem'] },
      { actions: 'keepShownStep' },
    ],
  },
  exit: 'forgetCardOfReview',
  initial: 'resuming',
  states: {
    resuming: {
      description: 'Where was the shopper? What the cart knows already is not asked again.',
      always: [
        { guard: 'hasReturned', target: 'approving' },
        { guard: 'needsAddress', target: 'shipping.address' },
        { guard: 'isUndeliverable', target: 'shipping.method' },
        {
          guard: 'wasAway',
          target: 'billing',
          actions: [
            'rememberReturn',
            { type: 'tell', params: ({ context }) => `${approverOf(context)}-abandoned` as const },
          ],
        },
        { guard: 'wasAtAddress', target: 'shipping.address' },
        { guard: 'wasAtDelivery', target: 'shipping' },
        { guard: 'wasAtCoveredReview', target: 'summary' },
        { target: 'billing' },
      ],
    },
    shipping,
    billing,
    settlingBilling,
    approving,
    adopting,
    summary: {
      description:
        'Everything once more: address, delivery, payment, items and what it comes to. One press places the order.',
      entry: [
        { type: 'keepStep', params: 'review' },
        { type: 'showStep', params: 'review' },
      ],
      exit: 'setCardAside',
      always: [
        { guard: 'needsAddress', target: 'shipping.address' },
        { guard: 'isUndeliverable', target: 'shipping.method' },
        { guard: 'cannotPay', target: 'billing', actions: { type: 'tell', params: 'not-covered' } },
        {
          guard: 'isUncovering',
          target: 'billing',
          actions: { type: 'tell', params: ({ context }) => `${approverOf(context)}-outdated` as const },
        },
      ],
      on: {
        'address.changeRequested': { guard: 'isShipped', target: 'shipping.address' },
        'method.changeRequested': { guard: 'isShipped', target: 'shipping.method' },
        'payment.changeRequested': { target: 'billing' },
        'order.submitted': { target: '#checkout.proving', actions: ['rememberKey', 'forgetProblem'] },
      },
      initial: 'stepwise',
      states: {
        stepwise: { description: 'The shopper has chosen all of it, step by step.' },
        express: { description: 'EXPRESS: all of it comes from the account, and each part can be changed.' },
      },
    },
  },
});
