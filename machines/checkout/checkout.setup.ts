import { assertEvent, assign, sendTo, setup } from 'xstate';
import type { StepCommand } from '#machines/shared/steps.ts';
import type { Cart, Order, PaymentPayer, ThreeDS2Result } from '#openapi/generated/waymark.gen.ts';
import { addressFormMachine } from '#machines/address-form/address-form.machine.ts';
import { challengeMachine } from '#machines/challenge/challenge.machine.ts';
import { creditMachine } from '#machines/credit/credit.machine.ts';
import { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import { payLaterMachine } from '#machines/pay-later/pay-later.machine.ts';
import type { ApprovalMethod, PayLaterOutput } from '#machines/pay-later/pay-later.types.ts';
import { paymentMethodMachine } from '#machines/payment-method/payment-method.machine.ts';
import { isExpress, isPlan } from '#machines/payment-method/payment-method.plan.ts';
import type { Payment } from '#machines/payment-method/payment-method.types.ts';
import { botDefenceMachine } from '#machines/bot-defence/bot-defence.machine.ts';
import type { BotDefenceOutput } from '#machines/bot-defence/bot-defence.types.ts';
import { rewardCodeMachine } from '#machines/reward-code/reward-code.machine.ts';
import { rewardsMachine } from '#machines/rewards/rewards.machine.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, expected, promisePort } from '#machines/shared/ports.ts';
import {
  actionOf,
  hasAddress,
  hasContact,
  hasHome,
  isAddressInvalid,
  isCollected,
  isCovered,
  isDeliverable,
  isDeliveryChanged,
  isEmpty,
  isReady,
  isShipped,
  isReadyToReview,
  isUncovering,
  needsAddress,
} from './checkout.cart.ts';
import { differencesOf } from './checkout.differences.ts';
import {
  isAuthenticationOver,
  isNoOrder,
  isOutage,
  type PlacingFailure,
  placingFailure,
  reasonOfEnding,
} from './checkout.failure.ts';
import type {
  Adopted,
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutReason,
  CheckoutStep,
  CheckoutTag,
  DeviceCommand,
  MemoryCommand,
  Prepared,
  Recalled,
} from './checkout.types.ts';

const ports = {
  addressForm: addressFormMachine,
  paymentMethod: paymentMethodMachine,
  payLater: payLaterMachine,
  giftCard: giftCardMachine,
  credit: creditMachine,
  rewards: rewardsMachine,
  rewardCode: rewardCodeMachine,
  challenge: challengeMachine,
  botDefence: botDefenceMachine,
  /** Returns a token of the bot defence for the call that places the order; null if there is no bot defence. */
  prove: promisePort<string | null>('prove'),
  /**
   * Returns what was stored for a reload (nothing on a first visit, or if another version of the chart stored it), and
   * who the shopper is.
   */
  recall: promisePort<Recalled>('recall'),
  /**
   * POST /cart/v1/cart/prepareOrder in the cart's queue, if the account allows express checkout; null if it does not
   * (core 4).
   */
  prepareExpress: promisePort<Prepared | null>('prepareExpress'),
  /**
   * Sends `cart.changed` with the cart chart's cart whenever that chart rests, `cart.unavailable` if it could not be
   * read.
   */
  watchCart: callbackPort('watchCart'),
  /** Stores a few facts in the browser for a reload. */
  keepMemory: callbackPort<MemoryCommand>('keepMemory'),
  /**
   * Makes each step an entry of the browser's history, and sends `step.requested` when the shopper navigates to one of
   * them.
   */
  watchSteps: callbackPort<StepCommand<CheckoutStep>>('watchSteps'),
  /** POST /cart/v1/deviceFingerPrint, once for each cart; the chart does not wait for it, and ignores its failure. */
  reportDevice: callbackPort<DeviceCommand>('reportDevice'),
  /**
   * POST /cart/v2/cart/{basketId}/shippingAddress with the context of the wallet, and the billing address if nothing is
   * missing, in the cart's queue (catalogue 7).
   */
  adoptPayer: promisePort<Adopted, { payer: PaymentPayer }>('adoptPayer'),
  /** POST /cart/v1/shippingMethod, in the cart's queue. */
  setShippingMethod: promisePort<Cart, { shippingId: 'me' | 'customs'; code: string }>('setShippingMethod'),
  /** POST /cart/v1/cart/{basketId}/billingAddress with the shipping address, in the cart's queue. */
  billToShippingAddress: promisePort<Cart>('billToShippingAddress'),
  /** PUT /cart/v2/checkout/order. `key` is the idempotency key, `token` is from the bot defence. */
  placeOrder: promisePort<Order, { cart: Cart; card: Payment | null; key: string; token: string | null }>('placeOrder'),
  /** GET /cart/v1/cart/{basketId}/order: was an order placed from this cart? */
  getOrderOfCart: promisePort<Order, { basketId: string }>('getOrderOfCart'),
  /** PATCH /cart/v2/checkout/order/{orderNumber} with the result from the bank's frame. */
  patchOrder: promisePort<Order, { order: Order; card: Payment | null; result: ThreeDS2Result }>('patchOrder'),
  /** Reads the cart again, with stock and prices checked; null if it does not exist any more. */
  reloadCart: promisePort<Cart | null>('reloadCart'),
  /**
   * Returns a cart to continue with after an order was given up: the same one, or a new one with the same items (core
   * 4).
   */
  restoreCart: promisePort<Cart | null>('restoreCart'),
  /** Tells the cart that it was ordered, deletes the checkout's stored facts and shows the confirmation. */
  showConfirmation: promisePort<undefined, { order: Order }>('showConfirmation'),
};

/** The effects that must be provided before a checkout can run. */
export type CheckoutPorts = typeof ports;

/** Returns who was asked for an approval last; the lender if nothing is known, as after a return to another tab. */
export const approverOf = ({ card, memory }: CheckoutContext): ApprovalMethod =>
  isPlan(card) ? card.kind : (memory?.approver ?? 'pay-later');

/** Returns the step that a `step.requested` names. */
function stepOf(event: CheckoutEvent): CheckoutStep {
  assertEvent(event, 'step.requested');
  return event.step;
}

const base = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    tags: '' as CheckoutTag,
  },
  actors: ports,
  guards: {
    isUnconfirmed: ({ context }) => context.memory?.isUnconfirmed ?? false,
    /** True if a customer checks out this cart for the first time. */
    mayBeExpress: ({ context: { cart, memory, mayBeExpress, returned } }) =>
      mayBeExpress && returned === null && memory?.basketId !== cart?.basketId,
    isPrepared: (_, prepared: Prepared | null) => prepared !== null && isReady(prepared.cart),
    wasAtAddress: ({ context: { cart, memory } }) =>
      isShipped(cart) && memory?.basketId === cart?.basketId && memory?.step === 'address',
    /** Also true without a stored step for this cart. */
    wasAtDelivery: ({ context: { cart, memory } }) =>
      memory === null || memory.basketId !== cart?.basketId || memory.step === 'delivery',
    /** With a card the checkout begins at the payment again, because a card is not stored for a reload. */
    wasAtCoveredReview: ({ context: { cart, memory } }) => memory?.step === 'review' && isReadyToReview(cart, null),
    opensAddress: ({ context: { cart }, event }) => stepOf(event) === 'address' && isShipped(cart),
    opensDelivery: ({ context: { cart }, event }) =>
      stepOf(event) === 'delivery' && isShipped(cart) && !needsAddress(cart),
    opensPayment: ({ context: { cart }, event }) =>
      stepOf(event) === 'payment' && !needsAddress(cart) && isDeliverable(cart),
    opensReview: ({ context: { cart, cardOfReview }, event }) =>
      stepOf(event) === 'review' && isReadyToReview(cart, cardOfReview),
    /** True if the shopper came back with an approval of a provider. */
    hasReturned: ({ context }) => context.returned !== null,
    /** True if the shopper was at a provider and came back without an approval, by the Back button. */
    wasAway: ({ context: { cart, memory } }) => memory?.step === 'away' && memory.basketId === cart?.basketId,
    /** True if the shopper wants to pay later or with PayPal, and there is no approval yet. */
    wantsApproval: ({ context: { card, cart } }) => isPlan(card) && card.approval === null && !isCovered(cart),
    isApproved: (_, { approval }: PayLaterOutput) => approval !== null,
    hasPayer: (_, output: PayLaterOutput) => output.approval !== null && output.payer !== null,
    isComplete: (_, { isComplete }: Adopted) => isComplete,
    isUncovering: ({ context: { card, cart } }) => isUncovering(card, cart),
    tellsOfNothing: ({ event }) => {
      assertEvent(event, 'cart.changed');
      return isEmpty(event.cart);
    },
    tellsOfNoCart: ({ event }) => {
      assertEvent(event, 'cart.changed');
      return event.cart === null;
    },
    needsAddress: ({ context }) => needsAddress(context.cart),
    isShipped: ({ context }) => isShipped(context.cart),
    isNotShipped: ({ context }) => !isShipped(context.cart),
    isCollected: ({ context }) => isCollected(context.cart),
    isNotCollected: ({ context }) => !isCollected(context.cart),
    hasContact: ({ context }) => hasContact(context.cart),
    hasAddress: ({ context }) => hasAddress(context.cart),
    hasHome: ({ context }) => hasHome(context.cart),
    hasNoHome: ({ context }) => !hasHome(context.cart),
    isUndeliverable: ({ context }) => !isDeliverable(context.cart),
    isDeliverable: ({ context }) => isDeliverable(context.cart),
    hasCard: ({ context }) => context.card !== null,
    isCovered: ({ context }) => isCovered(context.cart),
    /** True if an express approval pays what is delivered, and the bill can go to the same address. */
    isPaidExpress: ({ context: { card, cart } }) =>
      isExpress(card) && isDeliverable(cart) && hasHome(cart) && !isUncovering(card, cart),
    cannotPay: ({ context: { card, cart } }) => card === null && !isCovered(cart),
    /** True if there is a card, or the cart that was read again is covered without one. */
    canPay: ({ context: { card } }, cart: Cart | null) => card !== null || isCovered(cart),
    isNothing: (_, cart: Cart | null) => isEmpty(cart),
    /** True if the cart on screen does not exist any more. */
    isGone: ({ context }, cart: Cart | null) => cart === null && context.cart !== null,
    isAddressInvalid: (_, cart: Cart | null) => cart !== null && isAddressInvalid(cart),
    isDeliveryChanged: ({ context }, cart: Cart | null) => cart !== null && isDeliveryChanged(context.cart, cart),
    wantsAuthentication: (_, order: Order) => actionOf(order) !== null,
    isPlacingFailure: ({ event }, failure: PlacingFailure) => placingFailure(failureOf(event)) === failure,
    isChallenge: ({ event }) => failureOf(event).isChallenge === true,
    isPassed: (_, { token }: BotDefenceOutput) => token !== null,
    isNoOrder: ({ event }) => isNoOrder(failureOf(event)),
    isOutage: ({ event }) => isOutage(failureOf(event)),
    isAuthenticationOver: ({ event }) => isAuthenticationOver(failureOf(event)),
  },
  delays: {
    /** Pause between two checks if the order was placed. */
    confirmationPause: 5000,
  },
});

export const checkoutSetup = base.extend({
  actions: {
    rememberCart: base.assign(({ event }) => {
      assertEvent(event, 'cart.changed');
      return { cart: event.cart };
    }),
    /** The cart is gone. As after a reload during placing, the only question is whether there is an order. */
    presumeOrdered: base.assign(({ context }) => ({
      memory: { basketId: expected(context.cart, 'cart').basketId, step: 'review' as const, isUnconfirmed: true },
      cart: null,
      card: null,
      key: null,
      problem: null,
    })),
    /** Stores a port's answer, in an `onDone`. */
    keepCart: base.assign(({ event }) => ({ cart: (event as unknown as { output: Cart | null }).output })),
    /** Adds to the reason how the cart that was read again differs from the stored one. Must run before `keepCart`. */
    noteDifferences: base.assign(({ context: { cart, problem }, event }) => {
      const { output } = event as unknown as { output: Cart | null };
      const differences = cart ? differencesOf(cart, output) : [];
      return { problem: problem && differences.length > 0 ? { ...problem, differences } : problem };
    }),
    keepOrder: base.assign(({ event }) => ({ order: (event as unknown as { output: Order }).output })),
    rememberKey: base.assign(({ event }) => {
      assertEvent(event, 'order.submitted');
      return { key: event.key };
    }),
    forgetCard: base.assign({ card: null, key: null }),
    setCardAside: base.assign(({ context: { card } }) => ({ cardOfReview: card })),
    takeCardBack: base.assign(({ context: { cardOfReview } }) => ({ card: cardOfReview })),
    forgetCardOfReview: base.assign({ cardOfReview: null }),
    forgetReturned: base.assign({ returned: null }),
    /** Removes everything of an order that was given up. */
    forgetOrder: base.assign({ order: null, ending: null, result: null }),
    forgetExpress: base.assign({ mayBeExpress: false }),
    /** Back from a provider without an approval: shown once. */
    rememberReturn: base.assign(({ context: { memory } }) => ({
      memory: memory && { ...memory, step: 'payment' as const },
    })),
    forgetMemory: base.assign({ memory: null }),
    forgetProblem: base.assign({ problem: null }),
    tell: assign((_, reason: CheckoutReason) => ({ problem: { reason, failure: null } })),
    /** For an `onError`: stores the reason and the service's failure. */
    tellOfFailure: assign(({ event }, reason: CheckoutReason) => ({ problem: { reason, failure: failureOf(event) } })),
    /** Stores the reason, if the call that placed the order failed with one. */
    tellNotPlaced: base.assign({
      problem: ({ context }) => ({ reason: 'not-placed', failure: context.problem?.failure ?? null }),
    }),
    tellOfEnding: base.assign({
      problem: ({ context }) => ({ reason: reasonOfEnding(context.ending), failure: null }),
    }),
    /** Stores why the provider pays nothing, in an `onDone`. */
    tellOfPlan: assign((_, output: PayLaterOutput) =>
      output.approval ? {} : { problem: { reason: `${output.method}-${output.ending}` as const, failure: null } },
    ),
    /** Stores the plan that was approved, in an `onDone`. */
    keepPlan: assign((_, { method, approval }: PayLaterOutput) => ({
      card: { kind: method, approval },
      problem: null,
    })),
    keepStep: sendTo('keepMemory', ({ context }: { context: CheckoutContext }, step: CheckoutStep | 'away') => {
      const { cart, card, returned } = context;
      const approved = isPlan(card) && step === 'review' ? card.approval?.token : null;
      const approval = step === 'away' ? returned : approved;
      const approver = step === 'away' || approval ? { approver: approverOf(context) } : {};
      return {
        type: 'memory.kept' as const,
        memory: cart && {
          basketId: cart.basketId,
          step,
          isUnconfirmed: false,
          ...(approval ? { approval } : {}),
          ...approver,
        },
      };
    }),
    showStep: sendTo('watchSteps', (_: { context: CheckoutContext }, step: CheckoutStep) => ({
      type: 'step.shown' as const,
      step,
    })),
    keepShownStep: base.sendTo('watchSteps', { type: 'step.kept' }),
    keepUnconfirmed: base.sendTo('keepMemory', ({ context }) => ({
      type: 'memory.kept' as const,
      memory: context.cart && { basketId: context.cart.basketId, step: 'review' as const, isUnconfirmed: true },
    })),
    reportDevice: base.sendTo('reportDevice', ({ context }) => ({
      type: 'device.asked',
      basketId: context.cart?.basketId ?? '',
    })),
    dropMemory: base.sendTo('keepMemory', { type: 'memory.kept', memory: null }),
  },
});
