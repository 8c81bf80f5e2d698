import { expect } from 'vitest';
import { initialTransition } from 'xstate';
import { creditLeft, rewardsGate } from '#machines/credit/credit.selectors.ts';
import { addressedCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { gone, kai, lost, model, send, spent, usedUp } from './credit.model.ts';

const choose = send['credit.chosen'];
const remove = send['credit.removeRequested'];
const known = model.done('getCredit', kai);

/** A cart that the credit pays in part already. */
const paidWith = (amount: number): Pick<Cart, 'payment_instruments'> => ({
  payment_instruments: [
    { payment_instrument_id: 'pi-1', payment_method_id: 'ATHLETES_PAYMENT', amount, currency: 'USD' },
  ],
});

describeChart(model, {
  invariants: {
    'credit is offered to athletes alone': ({ nextState }) => {
      if (nextState.matches('offering')) expect(nextState.context.credit).not.toBeNull();
      if (nextState.matches('none')) expect(nextState.context.credit).toBeNull();
    },
    'why the last try was refused is said until the next': ({ nextState: { context, value } }) => {
      if (value !== 'offering') expect(context.failure).toBeNull();
    },
    'rewards wait while credit is asked for or left, and for nobody else': ({ nextState }) => {
      const { credit } = nextState.context;
      const gate = rewardsGate(nextState, addressedCart);
      if (nextState.matches('loading')) expect(gate).toBe('asking');
      else expect(gate).toBe(credit === kai ? 'held' : 'open');
      if (credit === kai && nextState.matches('offering')) {
        expect(rewardsGate(nextState, paidWith(4000))).toBe('open');
        expect(rewardsGate(nextState, paidWith(3999))).toBe('held');
      }
    },
    'what is left is what neither orders nor the cart use': () => {
      expect(creditLeft(kai, addressedCart)).toBe(4000);
      expect(creditLeft(kai, paidWith(1500))).toBe(2500);
      expect(creditLeft(spent, addressedCart)).toBe(0);
    },
  },
  stories: [
    {
      name: 'who is no athlete is offered nothing',
      events: [model.done('getCredit', null)],
      ends: 'none',
      refuses: [choose, remove],
    },
    { name: 'credit pays a part', events: [known, choose, model.done('applyCredit', undefined)], ends: 'offering' },
    {
      name: 'credit is taken off again',
      events: [known, remove, model.done('removeCredit', undefined)],
      ends: 'offering',
    },
    {
      name: 'credit that another order used meanwhile says so',
      events: [known, choose, model.failed('applyCredit', usedUp)],
      ends: 'offering',
      also: ({ context }) => expect(context.failure).toEqual(usedUp),
    },
    {
      name: 'credit that was removed already is reported',
      events: [known, remove, model.failed('removeCredit', gone)],
      ends: 'offering',
      also: ({ context }) => expect(context.failure).toEqual(gone),
    },
    {
      name: 'a refusal is no longer shown once it is tried again',
      events: [known, choose, model.failed('applyCredit', usedUp), choose],
      ends: 'applying',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'a refusal is no longer shown once the credit is taken off',
      events: [known, choose, model.failed('applyCredit', usedUp), remove],
      ends: 'removing',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'a second press makes no second call',
      events: [known, choose],
      ends: 'applying',
      refuses: [choose, remove],
    },
    {
      name: 'no other action is possible during the removal',
      events: [known, remove],
      ends: 'removing',
      refuses: [choose, remove],
    },
    {
      name: 'credit that cannot be read is asked for again, and rewards do not wait for it',
      events: [model.failed('getCredit', lost), send['credit.retried'], known],
      ends: 'offering',
      also: () => {
        const [fresh] = initialTransition(model.machine);
        expect(rewardsGate(fresh, addressedCart)).toBe('asking');
      },
    },
  ],
  waits: {},
});
