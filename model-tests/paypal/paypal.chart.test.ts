import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { basketId, filled, form, item, model, refusals, send } from './paypal.model.ts';

const [press, buy, buyTwo] = send['payPal.pressed'];
const added = model.done('addItem', filled);
const opened = model.done('askPayPal', form);
const lost = model.failed('askPayPal', refusals.lost);
const later = model.after('sessionRetry');

describeChart(model, {
  invariants: {
    "the shopper only leaves with PayPal's form": ({ nextState }) => {
      if (nextState.matches('leaving')) expect(nextState.context.form).not.toBeNull();
    },
    'nothing is asked without a cart': ({ nextState }) => {
      if (nextState.hasTag('busy') && !nextState.matches('adding')) expect(nextState.context.basketId).toBe(basketId);
    },
  },
  stories: [
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
