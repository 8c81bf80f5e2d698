import { expect } from 'vitest';
import type { WindowCommand } from '#machines/paypal/paypal.types.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { approvals, basketId, filled, form, item, model, order, refusals, send } from './paypal.model.ts';

const [press, buy, buyTwo] = send['payPal.pressed'];
const added = model.done('addItem', filled);
const opened = model.done('askPayPal', form);
const lost = model.failed('askPayPal', refusals.lost);
const later = model.after('sessionRetry', 'waiting');
const none = model.done('findWindow', false);
/** PayPal's own button is shown. */
const offered = model.done('findWindow', true);
const [want, wantProduct, wantTwo] = send['order.wanted'];
const submitted = model.done('openOrder', order);
const unanswered = model.failed('openOrder', refusals.lost);
const laterInWindow = model.after('sessionRetry', 'window.waiting');
const agreed = send['order.approved'];
const closed = send['window.closed'];
const broke = send['window.failed'];
const choose = send['address.changed'];
const addressed = model.done('setAddress', filled);
const updated = model.done('updateOrder', undefined);
const inWindow = [offered, want, submitted] as const;

/** What PayPal's window was told, in order. */
const told =
  (...commands: WindowCommand[]) =>
  (_: unknown, { sent }: { sent: readonly { to: string; event: unknown }[] }) =>
    expect(sent).toEqual(commands.map((event) => ({ to: 'payPal', event })));
const openedIt = { type: 'order.opened', orderId: order.orderId } as const;
const taken = { type: 'choice.taken' } as const;
const refused = { type: 'choice.refused' } as const;

describeChart(model, {
  invariants: {
    "the shopper only leaves with PayPal's form": ({ nextState }) => {
      if (nextState.matches('leaving')) expect(nextState.context.form).not.toBeNull();
    },
    'nothing is asked without a cart': ({ nextState }) => {
      const isAdding = nextState.matches('adding') || nextState.matches({ window: 'adding' });
      if (nextState.hasTag('busy') && !isAdding) expect(nextState.context.basketId).toBe(basketId);
    },
    'an order is known from its opening until the window is closed': ({ nextState }) => {
      if (nextState.matches({ window: 'offered' })) expect(nextState.context.order).toBeNull();
      const isOpen = (
        ['choosing', 'addressChanged', 'updating', 'authorised', 'additionalDetails', 'leading'] as const
      ).some((state) => nextState.matches({ window: state }));
      if (isOpen) expect(nextState.context.order).toEqual(order);
    },
  },
  stories: [
    { name: 'without a window the button leads to the page of PayPal', events: [none, press, opened], ends: 'leaving' },
    {
      name: 'a script that does not load is none',
      events: [model.failed('findWindow', refusals.lost)],
      ends: 'ready',
    },
    {
      name: 'in the window: submitted, address changed, authorised, additional details, and on to the checkout',
      events: [
        ...inWindow,
        choose,
        addressed,
        updated,
        agreed,
        model.done('readApproval', approvals.whole),
        model.done('addDetails', filled),
      ],
      ends: { window: 'leading' },
      also: told(openedIt, taken),
    },
    {
      name: 'another delivery changes the total, too',
      events: [...inWindow, send['delivery.changed'], model.done('setDelivery', filled)],
      ends: { window: 'updating' },
    },
    {
      name: 'an address that lacks something goes to the checkout as it is',
      events: [...inWindow, agreed, model.done('readApproval', approvals.partial)],
      ends: { window: 'leading' },
    },
    {
      name: 'what was not agreed to is not paid',
      events: [...inWindow, agreed, model.done('readApproval', approvals.open), model.done('restoreCart', undefined)],
      ends: 'failed',
    },
    {
      name: 'an answer that is lost after the agreement is asked for by the checkout',
      events: [...inWindow, agreed, model.failed('readApproval', refusals.lost)],
      ends: { window: 'leading' },
    },
    {
      name: 'an approval that does not pay this cart is told by the checkout',
      events: [
        ...inWindow,
        agreed,
        model.done('readApproval', approvals.whole),
        model.failed('addDetails', refusals.notTaken),
      ],
      ends: { window: 'leading' },
    },
    {
      name: 'an address that the shop does not take is asked for again in the window, and nothing else',
      events: [...inWindow, choose, model.failed('setAddress', refusals.unserviceable)],
      ends: { window: 'choosing' },
      also: told(openedIt, refused),
    },
    {
      name: 'a delivery that the shop does not take, and a total that PayPal does not take, too',
      events: [
        ...inWindow,
        send['delivery.changed'],
        model.failed('setDelivery', refusals.lost),
        choose,
        addressed,
        model.failed('updateOrder', refusals.notTaken),
      ],
      ends: { window: 'choosing' },
      also: told(openedIt, refused, refused),
    },
    {
      name: 'a closed window gives the cart its address back',
      events: [...inWindow, choose, closed, model.done('restoreCart', undefined)],
      ends: { window: 'offered' },
    },
    {
      name: 'an address that cannot be given back does not stop the shopper',
      events: [...inWindow, closed, model.failed('restoreCart', refusals.lost)],
      ends: { window: 'offered' },
    },
    {
      name: 'a window that breaks brings the button of the shop back',
      events: [...inWindow, broke, model.failed('restoreCart', refusals.lost)],
      ends: 'failed',
    },
    {
      name: 'a window that is closed before there is an order changed nothing',
      events: [offered, want, closed],
      ends: { window: 'offered' },
    },
    {
      name: 'a window that breaks before there is an order is an outage',
      events: [offered, want, broke],
      ends: 'failed',
    },
    { name: 'a button that PayPal cannot show is the one of the shop', events: [offered, broke], ends: 'ready' },
    {
      name: 'an order is asked for again after three seconds',
      events: [offered, want, unanswered, laterInWindow, submitted],
      ends: { window: 'choosing' },
      also: told(openedIt),
    },
    {
      name: 'two lost answers in the window are an outage',
      events: [offered, want, unanswered, laterInWindow, unanswered],
      ends: 'failed',
    },
    {
      name: 'a cart that PayPal does not take is refused in the window, too',
      events: [offered, want, model.failed('openOrder', refusals.notTaken)],
      ends: 'refused',
    },
    {
      name: 'a product goes into the cart before the order is opened, and once',
      events: [offered, wantProduct, added, submitted, closed, model.done('restoreCart', undefined), wantProduct],
      ends: { window: 'submitting' },
    },
    {
      name: 'another choice is added in the window, too',
      events: [offered, wantProduct, added, submitted, closed, model.done('restoreCart', undefined), wantTwo],
      ends: { window: 'adding' },
    },
    {
      name: 'a product that is sold out is not paid in the window',
      events: [offered, wantProduct, model.failed('addItem', refusals.soldOut)],
      ends: 'notAdded',
    },
    {
      name: 'the Back button from the checkout leads to the button of PayPal',
      events: [...inWindow, agreed, model.done('readApproval', approvals.partial), send['checkout.left']],
      ends: { window: 'offered' },
      also: ({ context }) => expect(context.order).toBeNull(),
    },
    { name: 'a press opens a payment, and the shopper leaves with it', events: [press, opened], ends: 'leaving' },
    { name: 'a second press does nothing', events: [press], ends: 'asking', refuses: [press] },
    { name: 'a lost answer is asked for again after three seconds', events: [press, lost, later], ends: 'askingAgain' },
    { name: 'two lost answers are an outage', events: [press, lost, later, lost], ends: 'failed' },
    { name: 'after an outage a press asks again', events: [press, lost, later, lost, press], ends: 'asking' },
    {
      name: 'what PayPal does not take is not asked again by itself',
      events: [press, model.failed('askPayPal', refusals.notTaken)],
      ends: 'refused',
    },
    {
      name: 'a product goes into the cart before PayPal is asked',
      events: [buy, added],
      ends: 'asking',
      refuses: [buy],
      also: ({ context }) => expect(context).toMatchObject({ basketId, item }),
    },
    {
      name: 'a second try does not add the product again',
      events: [buy, added, lost, later, lost, buy],
      ends: 'asking',
    },
    {
      name: 'another choice is added, too',
      events: [buy, added, lost, later, lost, buyTwo],
      ends: 'adding',
    },
    {
      name: 'a product that is sold out is not paid, and a press tries again',
      events: [buy, model.failed('addItem', refusals.soldOut), buy],
      ends: 'adding',
    },
    {
      name: 'a cart that cannot be reached is an outage',
      events: [buy, model.failed('addItem', refusals.lost)],
      ends: 'failed',
    },
    {
      name: 'the Back button brings the page back as it was, ready to be pressed',
      events: [press, opened, send['shopper.returned']],
      ends: 'ready',
      also: ({ context }) => expect(context.form).toBeNull(),
    },
  ],
  waits: { sessionRetry: 3_000 },
  pairs: true,
});
