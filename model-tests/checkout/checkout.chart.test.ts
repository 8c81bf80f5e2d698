import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { isCovered, isUncovering } from '#machines/checkout/checkout.cart.ts';
import { approverOf } from '#machines/checkout/checkout.setup.ts';
import { isPlan } from '#machines/payment-method/payment-method.plan.ts';
import {
  addressedCart,
  billedCart,
  card,
  challengedOrder,
  coveredCart,
  downgradedCart,
  emptyCart,
  misdirectedCart,
  placedOrder,
  refusals,
  savedCard,
} from './checkout.fixtures.ts';
import type { CheckoutSnapshot } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutStep } from '#machines/checkout/checkout.types.ts';
import { atPayment, customer, model, recalled, send, whilePlacing } from './checkout.model.ts';
import { paidLater } from './stories/pay-later.ts';
import { aftermaths } from './stories/aftermaths.ts';
import { entries } from './stories/entering.ts';
import { outcomes } from './stories/orders.ts';
import { steps } from './stories/steps.ts';

const [fresh, billed, , digital, none] = send['cart.changed'];
const asCustomer = model.done('recall', customer);
const prepared = model.done('prepareExpress', { cart: billedCart, card: savedCard });
const firstVisit = model.done('recall', recalled(null));
const again = model.done('recall', recalled(atPayment));
const broken = model.done('recall', recalled(whilePlacing));
const addressed = model.done('addressForm', { cart: addressedCart });
const paid = model.done('paymentMethod', card);
const settled = model.done('billToShippingAddress', billedCart);
const press = send['order.submitted'];
const covered = send['cart.changed'][6];
const confirmed = send['billing.confirmed'];
const atBilling = [firstVisit, fresh, addressed, send['delivery.confirmed']];
const toSummary = [firstVisit, fresh, addressed, send['delivery.confirmed'], paid, settled];
const proven = model.done('prove', 'a token');
const placing = [...toSummary, press, proven];
const refused = (failure: (typeof refusals)[keyof typeof refusals]) => model.failed('placeOrder', failure);
const challenged = [...placing, model.done('placeOrder', challengedOrder)];
const abandoned = model.done('challenge', { ending: 'abandoned', result: { transStatus: 'N' } });
const authenticated = model.done('challenge', { ending: 'completed', result: { transStatus: 'Y', token: 'signed' } });

/** What a reload finds in addition to the step: at the review, the lender's approval. */
const approvalOf = ({ context: { card: held } }: CheckoutSnapshot, step: string) =>
  step === 'review' && isPlan(held) && held.approval ? { approval: held.approval.token, approver: held.kind } : {};

/** The step that is shown, or null if there is none or it is being left. */
function stepOf(snapshot: CheckoutSnapshot): CheckoutStep | null {
  if (
    snapshot.matches({ shopping: { shipping: 'address' } }) ||
    snapshot.matches({ shopping: { shipping: 'contact' } })
  )
    return 'address';
  if (snapshot.matches({ shopping: { shipping: 'method' } })) return 'delivery';
  if (snapshot.matches({ shopping: 'billing' })) return 'payment';
  return snapshot.matches({ shopping: 'summary' }) ? 'review' : null;
}

/**
 * States in which money may move: only their own outcome ends them, whatever a shopper, another actor or a clock does.
 */
const moves = ['placing', 'confirming', 'patching'] as const;

describeChart(model, {
  invariants: {
    'an order is placed exactly when it is confirmed': ({ nextState }) =>
      expect(nextState.context.order?.status === 'placed').toBe(nextState.matches('confirmed')),
    'a card is never kept for a reload': ({ actions }) => {
      for (const { type, params } of actions)
        if (type === 'xstate.sendTo')
          expect(JSON.stringify((params as { event: unknown }).event)).not.toContain(card.token);
    },
    'states that move money are only left by their own outcome': ({ state, event, transitions }) => {
      for (const name of moves)
        if (state.matches(name) && event.type !== 'step.requested' && transitions.length > 0)
          expect(event.type).toMatch(
            /^xstate\.(done|error)\.actor\.(placeOrder|getOrderOfCart|patchOrder|keepMemory|reportDevice)$/,
          );
    },
    'an order is only sent by a press, and not before the outcome of the last one is known': ({
      state,
      event,
      nextState,
    }) => {
      if (nextState.matches('placing') && !state.matches('placing')) {
        expect(event.type).toMatch(/^xstate\.done\.actor\.(prove|botDefence)$/);
        expect(state.matches('proving') || state.matches('checking')).toBe(true);
      }
      if (nextState.matches('proving') && !state.matches('proving')) {
        expect(event.type).toBe('order.submitted');
        expect(state.matches({ shopping: 'summary' })).toBe(true);
      }
    },
    'what is ordered is paid by a card or covered, and has an address': ({ nextState }) => {
      if (!nextState.matches('placing')) return;
      expect(isUncovering(nextState.context.card, nextState.context.cart)).toBe(false);
      expect(nextState.context.card !== null || isCovered(nextState.context.cart)).toBe(true);
      expect(nextState.context.cart).not.toBeNull();
    },
    'a reload knows of a pending order': ({ state, nextState, actions }) => {
      if (nextState.matches('placing') && !state.matches('placing'))
        expect(JSON.stringify(actions.map(({ params }) => params))).toContain('"isUnconfirmed":true');
    },
    'the device is reported once for each cart that is checked out': ({ state, event, nextState, sent }) => {
      const isEntered = state.matches('entering') && event.type === 'cart.changed' && !nextState.matches('empty');
      const asked = sent.filter(({ to }) => to === 'reportDevice').map((told) => told.event);
      expect(asked).toEqual(isEntered ? [{ type: 'device.asked', basketId: nextState.context.cart?.basketId }] : []);
    },
    'a shopper who comes back with the Back button is known to have been at the lender': ({
      state,
      nextState,
      sent,
    }) => {
      if (!nextState.matches({ shopping: 'approving' }) || state.matches({ shopping: 'approving' })) return;
      const { cart, returned } = nextState.context;
      const kept = sent.filter(({ to }) => to === 'keepMemory').at(-1)?.event['memory'] as unknown;
      expect(kept).toEqual({
        basketId: cart?.basketId,
        step: 'away',
        isUnconfirmed: false,
        ...(returned ? { approval: returned } : {}),
        approver: approverOf(nextState.context),
      });
    },
    'a reload finds the step that the shopper is at, and nothing of an order that is placed': ({
      state,
      nextState,
      sent,
    }) => {
      const kept = sent.filter(({ to }) => to === 'keepMemory').at(-1)?.event['memory'] as unknown;
      const step = stepOf(nextState);
      if (step && step !== stepOf(state))
        expect(kept).toEqual({
          basketId: nextState.context.cart?.basketId,
          step,
          isUnconfirmed: false,
          ...approvalOf(nextState, step),
        });
      if (nextState.matches('confirmed') && !state.matches('confirmed')) expect(kept).toBeNull();
    },
    'Back and Forward do not leave a state that moves money': ({ state, event, nextState }) => {
      if (event.type === 'step.requested' && !state.matches('shopping')) expect(nextState.value).toEqual(state.value);
    },
    "the browser's history has the step of the shopper": ({ state, event, nextState, sent }) => {
      const told = sent.filter(({ to }) => to === 'watchSteps').at(-1)?.event;
      const step = stepOf(nextState);
      if (step && step !== stepOf(state)) expect(told).toEqual({ type: 'step.shown', step });
      else if (event.type === 'step.requested' && event.step !== step)
        expect([{ type: 'step.kept' }, { type: 'step.shown', step }]).toContainEqual(told);
    },
    'an order that is being sent has no problem': ({ state, nextState }) => {
      if (nextState.matches('placing') && !state.matches('placing')) expect(nextState.context.problem).toBeNull();
    },
    'a problem is cleared once another address is accepted': ({ event, nextState }) => {
      if (event.type === 'xstate.done.actor.addressForm') expect(nextState.context.problem).toBeNull();
    },
    'a refusal always has a reason for the shopper': ({ state, event, nextState }) => {
      if (state.matches('placing') && event.type.startsWith('xstate.error') && nextState.matches('shopping'))
        expect(nextState.context.problem).not.toBeNull();
    },
  },
  stories: [
    { name: 'an empty cart is sent back to the shop', events: [firstVisit, none], ends: 'empty', refuses: [press] },
    {
      name: 'a customer whose account knows everything begins at the summary, with the default card',
      events: [asCustomer, fresh, prepared],
      ends: { shopping: { summary: 'express' } },
      also: ({ context }) => expect(context.card).toEqual(savedCard),
    },
    {
      name: 'a customer whose account knows everything orders with one press',
      events: [asCustomer, fresh, prepared, press, proven],
      ends: 'placing',
    },
    {
      name: 'a customer whose account knows everything can change the payment',
      events: [asCustomer, fresh, prepared, send['payment.changeRequested'], paid, settled],
      ends: { shopping: { summary: 'stepwise' } },
      also: ({ context }) => expect(context.card).toEqual(card),
    },
    {
      name: 'a customer whose account lacks something begins as everybody does',
      events: [asCustomer, fresh, model.done('prepareExpress', null)],
      ends: { shopping: { shipping: 'address' } },
    },
    {
      name: 'a customer whose order cannot be prepared begins with the address',
      events: [asCustomer, fresh, model.failed('prepareExpress', refusals.itemGone)],
      ends: { shopping: { shipping: 'address' } },
    },
    {
      name: 'a cart that is not ready after all is not express',
      events: [asCustomer, fresh, model.done('prepareExpress', { cart: addressedCart, card: savedCard })],
      ends: { shopping: { shipping: 'address' } },
    },
    {
      name: 'express is offered once: whoever was here already goes on where they were',
      events: [model.done('recall', { memory: atPayment, isCustomer: true, approval: null }), billed],
      ends: { shopping: { billing: 'same' } },
    },
    {
      name: 'a guest begins with the address',
      events: [firstVisit, fresh],
      ends: { shopping: { shipping: 'address' } },
    },
    {
      name: 'data that the cart has is not asked for again',
      events: [again, billed],
      ends: { shopping: { billing: 'same' } },
    },
    {
      name: 'a gift card by email needs no shipping',
      events: [firstVisit, digital],
      ends: { shopping: { billing: 'other' } },
    },
    { name: 'address, delivery, card, summary', events: toSummary, ends: { shopping: 'summary' } },
    {
      name: 'a card that was typed before the other billing address waits for it',
      events: [
        firstVisit,
        fresh,
        addressed,
        send['delivery.confirmed'],
        send['billingAddress.otherChosen'],
        paid,
        model.done('addressForm', { cart: billedCart }),
      ],
      ends: { shopping: 'summary' },
    },
    {
      name: 'an order is placed',
      events: [...placing, model.done('placeOrder', placedOrder)],
      ends: { confirmed: 'leaving' },
      also: ({ context }) => expect(context.card).toBeNull(),
    },
    {
      name: 'nothing interrupts the placing of an order',
      events: placing,
      ends: 'placing',
      refuses: [press, send['address.changeRequested'], none, send['checkout.retried']],
    },
    {
      name: 'after a lost answer the order is looked up before anything is reported',
      events: [...placing, refused(refusals.lost)],
      ends: 'confirming',
      refuses: [press],
    },
    {
      name: 'a lost answer of an order that was placed is a placed order',
      events: [...placing, refused(refusals.lost), model.done('getOrderOfCart', placedOrder)],
      ends: { confirmed: 'leaving' },
    },
    {
      name: 'a lost request leads back to the summary, with the card',
      events: [
        ...placing,
        refused(refusals.lost),
        model.failed('getOrderOfCart', refusals.noOrder),
        model.done('reloadCart', billedCart),
      ],
      ends: { shopping: 'summary' },
      also: ({ context }) => {
        expect(context.problem?.reason).toBe('not-placed');
        expect(context.card).toEqual(card);
      },
    },
    {
      name: 'while the outcome is unknown, the order is looked up again and not sent again',
      events: [
        ...placing,
        refused(refusals.lost),
        model.failed('getOrderOfCart', refusals.lost),
        model.after('confirmationPause'),
      ],
      ends: 'confirming',
      refuses: [press],
    },
    { name: 'a reload while an order is placed looks the order up first', events: [broken], ends: 'confirming' },
    {
      name: "a reload in the middle of placing finds the bank's question again",

      events: [broken, model.done('getOrderOfCart', challengedOrder)],
      ends: 'challenge',
    },
    {
      name: 'a declined card leads back to the payment step, and is dropped',
      events: [...placing, refused(refusals.declined)],
      ends: { shopping: { billing: 'same' } },
      also: ({ context }) => {
        expect(context.problem).toEqual({ reason: 'payment-refused', failure: refusals.declined });
        expect(context.card).toBeNull();
      },
    },
    {
      name: 'a gift card that covers all needs no card',
      events: [...atBilling, covered, confirmed, model.done('billToShippingAddress', coveredCart), press, proven],
      ends: 'placing',
      also: ({ context }) => expect(context.card).toBeNull(),
    },
    {
      name: 'a gift card that covers all needs no card with another billing address either',
      events: [
        ...atBilling,
        covered,
        send['billingAddress.otherChosen'],
        model.done('addressForm', { cart: coveredCart }),
        confirmed,
      ],
      ends: { shopping: 'summary' },
    },
    {
      name: 'what is not covered needs a card',
      events: atBilling,
      ends: { shopping: { billing: 'same' } },
      refuses: [confirmed],
    },
    {
      name: 'a shopper at the summary without a card who has to pay after all is led back with the reason',
      events: [...atBilling, covered, confirmed, model.done('billToShippingAddress', coveredCart), billed],
      ends: { shopping: { billing: 'same' } },
      also: ({ context }) => expect(context.problem).toEqual({ reason: 'not-covered', failure: null }),
    },
    {
      name: 'a gift card that paid something else meanwhile leaves something to pay',
      events: [
        ...atBilling,
        covered,
        confirmed,
        model.done('billToShippingAddress', coveredCart),
        press,
        proven,
        refused(refusals.notEnough),
        model.done('reloadCart', billedCart),
      ],
      ends: { shopping: { billing: 'same' } },
      also: ({ context }) => expect(context.problem).toEqual({ reason: 'not-covered', failure: refusals.notEnough }),
    },
    {
      name: 'another total is shown before it is paid',
      events: [...placing, refused(refusals.totalChanged), model.done('reloadCart', { ...billedCart, version: 9 })],
      ends: { shopping: 'summary' },
      also: ({ context }) => {
        expect(context.problem?.reason).toBe('total-changed');
        expect(context.cart?.version).toBe(9);
      },
    },
    {
      name: 'an item has sold out: the cart is read again',
      events: [...placing, refused(refusals.itemGone), model.done('reloadCart', billedCart)],
      ends: { shopping: 'summary' },
      also: ({ context }) => expect(context.problem?.reason).toBe('items-changed'),
    },
    {
      name: 'an item has sold out and the delivery changed: back to the delivery',
      events: [...placing, refused(refusals.itemGone), model.done('reloadCart', downgradedCart)],
      ends: { shopping: { shipping: 'method' } },
    },
    {
      name: 'an item has sold out and the address cannot be used: back to the address',
      events: [...placing, refused(refusals.itemGone), model.done('reloadCart', misdirectedCart)],
      ends: { shopping: { shipping: 'address' } },
    },
    {
      name: 'the last item has sold out: there is nothing to order',
      events: [...placing, refused(refusals.itemGone), model.done('reloadCart', emptyCart)],
      ends: 'empty',
    },
    {
      name: 'a robot may try again as a person',
      events: [...placing, refused(refusals.robot), press, proven],
      ends: 'placing',
    },
    { name: 'the bank asks', events: challenged, ends: 'challenge', refuses: [press] },
    {
      name: 'the bank says yes',
      events: [...challenged, authenticated, model.done('patchOrder', placedOrder)],
      ends: { confirmed: 'leaving' },
    },
    {
      name: 'the bank asks once more after it looked at the device',
      events: [...challenged, authenticated, model.done('patchOrder', challengedOrder)],
      ends: 'challenge',
      also: ({ context }) => expect(context.ending).toBeNull(),
    },
    {
      name: "who closes the bank's page goes back to the payment with a cart that can be used",
      events: [
        ...challenged,
        abandoned,
        model.failed('patchOrder', refusals.declined),
        model.done('restoreCart', billedCart),
      ],
      ends: { shopping: { billing: 'same' } },
      also: ({ context }) => {
        expect(context.problem?.reason).toBe('challenge-abandoned');
        expect(context.order).toBeNull();
        expect(context.card).toBeNull();
      },
    },
    {
      name: 'a lost answer of the authentication is asked for',
      events: [
        ...challenged,
        authenticated,
        model.failed('patchOrder', refusals.lost),
        model.done('getOrderOfCart', placedOrder),
      ],
      ends: { confirmed: 'leaving' },
    },
    ...entries,
    ...steps,
    ...outcomes,
    ...aftermaths,
    ...paidLater,
  ],
  pairs: true,
  waits: { confirmationPause: 5000 },
});
