import type { AnyEventObject } from 'xstate';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { isExpress, isPlan } from '#machines/payment-method/payment-method.plan.ts';
import {
  actionOf,
  hasAddress,
  hasContact,
  isCollected,
  isCovered,
  isDeliverable,
  isEmpty,
  isReady,
  isShipped,
  isUncovering,
} from '#machines/checkout/checkout.cart.ts';
import type { CheckoutSnapshot } from '#machines/checkout/checkout.selectors.ts';
import type { Adopted, CheckoutMemory, Prepared, Recalled } from '#machines/checkout/checkout.types.ts';
import type { Payment } from '#machines/payment-method/payment-method.types.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import {
  addressedCart,
  approval,
  expressApproval,
  payer,
  billedCart,
  billedDigitalCart,
  card,
  challengedOrder,
  collectedCart,
  contactedCart,
  coveredCart,
  digitalCart,
  downgradedCart,
  emptyCart,
  expressCart,
  fingerprintedOrder,
  freshCart,
  later,
  misdirectedCart,
  placedOrder,
  refusals,
  savedCard,
  strandedCart,
} from './checkout.fixtures.ts';

const { basketId } = freshCart;
/** What a reload finds in the tab's storage. */
export const atPayment: CheckoutMemory = { basketId, step: 'payment', isUnconfirmed: false };
/** A gift card paid all of it, so no card is needed. */
export const atReview: CheckoutMemory = { basketId, step: 'review', isUnconfirmed: false };
export const atAddress: CheckoutMemory = { basketId, step: 'address', isUnconfirmed: false };
export const whilePlacing: CheckoutMemory = { basketId, step: 'review', isUnconfirmed: true };

/** The shopper left the lender's page with the Back button. */
export const away: CheckoutMemory = { basketId, step: 'away', isUnconfirmed: false };

export const recalled = (memory: CheckoutMemory | null): Recalled => ({ memory, isCustomer: false, approval: null });
export const customer: Recalled = { memory: null, isCustomer: true, approval: null };
/** Back from the lender's page, with its approval. */
export const back: Recalled = { memory: away, isCustomer: false, approval: approval.token };

export const send = {
  'cart.changed': [
    { type: 'cart.changed', cart: freshCart },
    { type: 'cart.changed', cart: billedCart },
    { type: 'cart.changed', cart: strandedCart },
    { type: 'cart.changed', cart: digitalCart },
    { type: 'cart.changed', cart: null },
    { type: 'cart.changed', cart: collectedCart },
    { type: 'cart.changed', cart: coveredCart },
    { type: 'cart.changed', cart: emptyCart },
  ],
  'cart.unavailable': { type: 'cart.unavailable' },
  'step.requested': [
    { type: 'step.requested', step: 'address' },
    { type: 'step.requested', step: 'delivery' },
    { type: 'step.requested', step: 'payment' },
    { type: 'step.requested', step: 'review' },
  ],
  'address.changeRequested': { type: 'address.changeRequested' },
  'address.kept': { type: 'address.kept' },
  'method.changeRequested': { type: 'method.changeRequested' },
  'method.chosen': { type: 'method.chosen', shippingId: 'me', code: 'US_EXPRESS' },
  'delivery.confirmed': { type: 'delivery.confirmed' },
  'billingAddress.otherChosen': { type: 'billingAddress.otherChosen' },
  'billingAddress.sameChosen': { type: 'billingAddress.sameChosen' },
  'billingAddress.changeRequested': { type: 'billingAddress.changeRequested' },
  'billing.confirmed': { type: 'billing.confirmed' },
  'payment.changeRequested': { type: 'payment.changeRequested' },
  'order.submitted': { type: 'order.submitted', key: '7f0c9b6e-5f5e-4a53-8a55-0f3e6c1a2b3c' },
  'confirmation.retried': { type: 'confirmation.retried' },
  'checkout.retried': { type: 'checkout.retried' },
} as const;

const crash = new Error('the form failed');

const cartOf = ({ type, output }: AnyEventObject): Cart | null => {
  if (type === 'xstate.done.actor.addressForm') return (output as { cart: Cart }).cart;
  if (type === 'xstate.done.actor.prepareExpress') return (output as Prepared | null)?.cart ?? null;
  if (type === 'xstate.done.actor.adoptPayer') return (output as Adopted).cart;
  return ['restoreCart', 'billToShippingAddress'].some((port) => type === `xstate.done.actor.${port}`)
    ? (output as Cart)
    : null;
};

/** The steps in which a gift card can be used. */
const isAtPayment = (snapshot: CheckoutSnapshot): boolean =>
  (['billing', 'approving', 'summary'] as const).some((state) => snapshot.matches({ shopping: state }));

const factsOf = (cart: Cart | null) =>
  cart && [
    isEmpty(cart),
    isShipped(cart),
    isCollected(cart),
    hasAddress(cart),
    hasContact(cart),
    isDeliverable(cart),
    isCovered(cart),
    isReady(cart),
    cart.shippingMethods[0]?.code,
  ];
const planOf = (held: Payment | null, cart: Cart | null) =>
  held &&
  (isPlan(held) ? [held.approval === null, held.approval?.most !== undefined, isUncovering(held, cart)] : 'card');

/** The next cart replaces whatever is known. */
const isAwaitingCart = (snapshot: CheckoutSnapshot): boolean =>
  (['entering', 'unavailable', 'empty'] as const).some((state) => snapshot.matches(state));

/** Before the payment step, a card from an earlier visit to it is dropped, but for an express approval. */
const isBeforePayment = (snapshot: CheckoutSnapshot): boolean =>
  isAwaitingCart(snapshot) ||
  ([{ preparing: 'express' }, { shopping: 'shipping' }, { returning: 'restoring' }] as const).some((state) =>
    snapshot.matches(state),
  );

export const model = modelOf(checkoutMachine, {
  input: { locale: 'en-us', country: 'US' },
  send,
  outcomes: {
    recall: {
      done: [
        recalled(null),
        recalled(atPayment),
        recalled(atAddress),
        recalled(atReview),
        recalled(whilePlacing),
        recalled(away),
        back,
        customer,
      ],
      failed: [new Error('no storage')],
    },
    prepareExpress: { done: [{ cart: billedCart, card: savedCard }, null], failed: [refusals.itemGone] },
    addressForm: {
      done: [{ cart: addressedCart }, { cart: billedDigitalCart }, { cart: contactedCart }, { cart: coveredCart }],
      failed: [crash],
    },
    paymentMethod: { done: [card, later], failed: [crash] },
    payLater: {
      done: [
        { method: 'pay-later', approval, payer: null },
        { method: 'paypal', approval: expressApproval, payer },
        { method: 'pay-later', approval: null, ending: 'refused' },
      ],
      failed: [crash],
    },
    adoptPayer: {
      done: [
        { cart: billedCart, isComplete: true },
        { cart: addressedCart, isComplete: false },
      ],
      failed: [refusals.notThere],
    },
    // These actors never finish by themselves.
    giftCard: { done: [], failed: [crash] },
    credit: { done: [], failed: [crash] },
    rewards: { done: [], failed: [crash] },
    rewardCode: { done: [], failed: [crash] },
    challenge: {
      done: [
        { ending: 'completed', result: { transStatus: 'Y', token: 'signed' } },
        { ending: 'refused', result: { transStatus: 'N', token: 'signed' } },
        { ending: 'timed-out', result: { transStatus: 'U' } },
        { ending: 'abandoned', result: { transStatus: 'N' } },
      ],
      failed: [crash],
    },
    prove: { done: ['a token'], failed: [refusals.silent, refusals.tooFast] },
    botDefence: { done: [{ token: 'a token of the check' }, { token: null }], failed: [crash] },
    watchCart: { failed: [new Error('no cart to watch')] },
    reportDevice: { failed: [new Error('no storage')] },
    watchSteps: { failed: [new Error('no history')] },
    keepMemory: { failed: [new Error('no storage')] },
    setShippingMethod: { done: [expressCart], failed: [refusals.notThere, refusals.lost] },
    billToShippingAddress: { done: [billedCart, coveredCart], failed: [refusals.noBilling, refusals.lost] },
    placeOrder: {
      done: [placedOrder, fingerprintedOrder, challengedOrder],
      failed: [
        refusals.lost,
        refusals.totalChanged,
        refusals.itemGone,
        refusals.notEnough,
        refusals.declined,
        refusals.noPhone,
        refusals.noBilling,
        refusals.robot,
        refusals.unsure,
        refusals.odd,
      ],
    },
    getOrderOfCart: {
      done: [placedOrder, fingerprintedOrder, challengedOrder],
      failed: [refusals.noOrder, refusals.lost],
    },
    patchOrder: { done: [placedOrder, challengedOrder], failed: [refusals.declined, refusals.lost] },
    reloadCart: {
      done: [billedCart, coveredCart, emptyCart, null, downgradedCart, expressCart, misdirectedCart, freshCart],
      failed: [refusals.lost],
    },
    restoreCart: {
      done: [billedCart, billedDigitalCart, contactedCart, emptyCart, freshCart],
      failed: [refusals.lost],
    },
    showConfirmation: { done: [undefined], failed: [new Error('no route')] },
  },
  // A gift card is added at the payment step, and still pays when an address is changed. A card is given once. An
  // address does not change what is bought, and a cart that replaces another holds the same kind of items.
  offers: (snapshot, event) => {
    const { context } = snapshot;
    if (event['actorId'] === 'paymentMethod') return context.card === null && !isCovered(context.cart);
    if (event['cart'] === coveredCart)
      return context.memory === null
        ? isAtPayment(snapshot) && hasAddress(context.cart)
        : context.memory === atReview && snapshot.matches('entering');
    const now = cartOf(event);
    if (now && !isEmpty(now) && isCovered(now) !== isCovered(context.cart)) return false;
    if (context.cart === null || isEmpty(now)) return true;
    return isShipped(now) === isShipped(context.cart) && isCollected(now) === isCollected(context.cart);
  },
  project: ({ cart, card: held, cardOfReview, memory, mayBeExpress, returned }, snapshot) =>
    !snapshot.matches('confirmed') && [
      mayBeExpress,
      snapshot.matches('shopping') && planOf(cardOfReview, cart),
      isAwaitingCart(snapshot) ? null : factsOf(cart),
      isBeforePayment(snapshot) && !isExpress(held) ? null : planOf(held, cart),
      returned !== null,
      memory?.isUnconfirmed ?? null,
      memory?.step ?? null,
    ],
  survivors: Object.fromEntries(
    [
      'shopping.resuming: always [needsAddress]',
      'shopping.shipping.method: address.changeRequested',
      'shopping.shipping.method: always [needsAddress]',
      'shopping.billing: always [needsAddress]',
      'shopping.billing: address.changeRequested [isShipped]',
      'shopping.summary: always [needsAddress]',
      'shopping.summary: address.changeRequested [isShipped]',
      'placing: placeOrder failed [isPlacingFailure address-refused]',
      'returning.reloading: reloadCart done [isAddressInvalid]',
      'returning.restoring: restoreCart done [isAddressInvalid]',
    ].map((from) => [
      `${from} → shopping.shipping.address, to shopping.shipping.contact`,
      'equivalent: contact and address lead to each other, depending on whether everything is collected',
    ]),
  ),
  why: 'guards read the data of the cart, whether there is a card or none is needed, and what a reload found; what the bank asks for comes with its answer; reasons are only shown',
});

/**
 * The same model for a browser, where the bank, other tabs and earlier visits have state, too: what they can do next
 * depends on more than the chart's guards read.
 */
export const modelWithPast = modelOf(checkoutMachine, {
  ...model.options,
  unreachable: Object.fromEntries(
    [
      'checkout: step.requested → stays',
      'shopping: step.requested [opensAddress] → shopping.shipping.address',
      'shopping: step.requested [opensDelivery] → shopping.shipping.method',
      'shopping: step.requested [opensPayment] → shopping.billing',
      'shopping: step.requested [opensReview] → shopping.summary',
      'shopping: step.requested → stays',
      'shopping.resuming: always [wasAtAddress] → shopping.shipping.address',
      'shopping.resuming: always [wasAtCoveredReview] → shopping.summary',
    ].map((name) => [name, 'the target of Back depends on the visited steps: e2e/checkout-steps.spec.ts goes back']),
  ),
  offers: (snapshot, event) => event.type !== 'step.requested' && (model.options.offers?.(snapshot, event) ?? true),
  outcomes: {
    ...model.options.outcomes,
    recall: {
      ...model.options.outcomes.recall,
      done: [recalled(null), recalled(atPayment), recalled(whilePlacing), recalled(away), back, customer],
    },
  },
  project: ({ cart, card: held, memory, mayBeExpress, order, ending, key, returned }) => [
    mayBeExpress,
    factsOf(cart),
    planOf(held, cart),
    returned !== null,
    memory?.isUnconfirmed ?? null,
    memory?.step ?? null,
    actionOf(order)?.type ?? null,
    order !== null,
    ending,
    key !== null,
  ],
  why: "the bank's next answer depends on what it asked for and got, and another tab finds what was left there",
});
