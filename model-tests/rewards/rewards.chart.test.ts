import { expect } from 'vitest';
import { reachable } from '#machines/rewards/rewards.selectors.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { few, large, lost, model, send, theo, tooFew, unconfirmed } from './rewards.model.ts';

const choose = send['voucher.chosen'];
const remove = send['voucher.removeRequested'];
const known = model.done('getLoyalty', theo);

describeChart(model, {
  invariants: {
    'points are offered to members alone': ({ nextState }) => {
      if (nextState.matches('offering')) expect(nextState.context.loyalty).not.toBeNull();
      if (nextState.matches('none')) expect(nextState.context.loyalty).toBeNull();
    },
    'why the last try was refused is said until the next': ({ nextState: { context, value } }) => {
      if (value !== 'offering') expect(context.failure).toBeNull();
    },
    'the voucher that is offered first is the highest that the points reach, and that the order has use for': () => {
      expect(reachable(theo.vouchers).map(({ points }) => points)).toEqual([2000, 1000, 500]);
      expect(reachable(few.vouchers)).toEqual([]);
      expect(reachable(large.vouchers)).toEqual([]);
    },
  },
  stories: [
    {
      name: 'who is no member is offered nothing',
      events: [model.done('getLoyalty', null)],
      ends: 'none',
      refuses: [choose, remove],
    },
    {
      name: 'points become a voucher',
      events: [known, choose, model.done('applyReward', undefined, 'applyReward')],
      ends: 'offering',
    },
    {
      name: 'a voucher becomes points again',
      events: [known, remove, model.done('applyReward', undefined, 'removeReward')],
      ends: 'offering',
    },
    {
      name: 'a membership that is not confirmed says so',
      events: [known, choose, model.failed('applyReward', unconfirmed, 'applyReward')],
      ends: 'offering',
      also: ({ context }) => expect(context.failure).toEqual(unconfirmed),
    },
    {
      name: 'points that were spent elsewhere meanwhile say so',
      events: [known, choose, model.failed('applyReward', tooFew, 'applyReward')],
      ends: 'offering',
      also: ({ context }) => expect(context.failure).toEqual(tooFew),
    },
    {
      name: 'a voucher that could not be given back is still there, and why is said',
      events: [known, remove, model.failed('applyReward', lost, 'removeReward')],
      ends: 'offering',
      also: ({ context }) => expect(context.failure).toEqual(lost),
    },
    {
      name: 'a refusal is no longer shown once another voucher is chosen',
      events: [known, choose, model.failed('applyReward', tooFew, 'applyReward'), choose],
      ends: 'applying',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'a refusal is no longer shown once the voucher is given back',
      events: [known, choose, model.failed('applyReward', tooFew, 'applyReward'), remove],
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
      name: 'points that cannot be read are asked for again',
      events: [model.failed('getLoyalty', lost), send['rewards.retried'], known],
      ends: 'offering',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
  ],
  waits: {},
});
