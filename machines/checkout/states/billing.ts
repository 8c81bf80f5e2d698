import { assign } from 'xstate';
import { addressOf, contactOf } from '../checkout.cart.ts';
import { checkoutSetup } from '../checkout.setup.ts';

export const billing = checkoutSetup.createStateConfig({
  description:
    "Who pays, and with what? The card is typed into the provider's own fields and comes back as a token; gift cards, an athlete's credit, points and rewards lessen what it pays.",
  entry: ['forgetCard', { type: 'keepStep', params: 'payment' }, { type: 'showStep', params: 'payment' }],
  invoke: [
    {
      id: 'paymentMethod',
      src: 'paymentMethod',
      input: ({ context }) => ({ locale: context.locale }),
      onDone: { actions: assign(({ event }) => ({ card: event.output })) },
      onError: { target: '#checkout.unavailable' },
    },
    { id: 'giftCard', src: 'giftCard', onError: { target: '#checkout.unavailable' } },
    { id: 'credit', src: 'credit', onError: { target: '#checkout.unavailable' } },
    { id: 'rewards', src: 'rewards', onError: { target: '#checkout.unavailable' } },
    { id: 'rewardCode', src: 'rewardCode', onError: { target: '#checkout.unavailable' } },
  ],
  always: { guard: 'needsAddress', target: 'shipping.address' },
  on: {
    'address.changeRequested': { guard: 'isShipped', target: 'shipping.address' },
    'method.changeRequested': { guard: 'isShipped', target: 'shipping.method' },
  },
  initial: 'same',
  states: {
    same: {
      description:
        'The bill goes where the parcel goes. Without a parcel, or with one that waits at a collection point, it goes elsewhere.',
      always: [
        { guard: 'hasNoHome', target: 'other' },
        { guard: 'hasCard', target: '#checkout.shopping.settlingBilling' },
      ],
      on: {
        'billingAddress.otherChosen': { target: 'other' },
        'billing.confirmed': { guard: 'isCovered', target: '#checkout.shopping.settlingBilling' },
      },
    },
    other: {
      description: 'The bill goes to another address, which is asked for. A card that was taken already waits.',
      invoke: {
        id: 'addressForm',
        src: 'addressForm',
        input: ({ context: { cart, country, problem } }) => ({
          form: 'billing' as const,
          country: cart?.billingAddress?.country ?? country,
          asksEmail: !cart?.email,
          address:
            cart?.billingAddress ?? (problem?.reason === 'billing-refused' ? addressOf(cart) : null) ?? contactOf(cart),
          failure: problem?.reason === 'billing-refused' ? problem.failure : null,
        }),
        onDone: {
          target: 'otherSaved',
          actions: [assign(({ event }) => ({ cart: event.output.cart })), 'forgetProblem'],
        },
        onError: { target: '#checkout.unavailable' },
      },
      on: { 'billingAddress.sameChosen': { guard: 'hasHome', target: 'same' } },
    },
    otherSaved: {
      description: 'The bill goes to another address, which the cart knows.',
      always: [
        { guard: 'wantsApproval', target: '#checkout.shopping.approving' },
        { guard: 'hasCard', target: '#checkout.shopping.summary' },
      ],
      on: {
        'billingAddress.sameChosen': { guard: 'hasHome', target: 'same' },
        'billingAddress.changeRequested': { target: 'other' },
        'billing.confirmed': { guard: 'isCovered', target: '#checkout.shopping.summary' },
      },
    },
  },
});

export const settlingBilling = checkoutSetup.createStateConfig({
  description: 'The cart learns that the bill goes where the parcel goes.',
  tags: ['busy'],
  invoke: {
    id: 'billToShippingAddress',
    src: 'billToShippingAddress',
    onDone: [
      { guard: 'wantsApproval', target: 'approving', actions: ['keepCart', 'forgetProblem'] },
      { target: 'summary', actions: ['keepCart', 'forgetProblem'] },
    ],
    onError: [
      { guard: 'isOutage', target: 'billing', actions: { type: 'tellOfFailure', params: 'unavailable' } },
      { target: 'billing.other', actions: { type: 'tellOfFailure', params: 'billing-refused' } },
    ],
  },
});
