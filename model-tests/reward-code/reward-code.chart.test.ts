import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { lost, model, noMember, send, theirs, typed, unknown, usedUp } from './reward-code.model.ts';

const submit = send['reward.submitted'];
const choose = send['reward.chosen'];
const remove = send['reward.removeRequested'];
const known = model.done('getRewards', theirs);
const refused = model.failed('applyReward', unknown, 'applyReward');

describeChart(model, {
  invariants: {
    'codes are for customers alone': ({ nextState }) => {
      if (nextState.matches('editing')) expect(nextState.context.rewards).not.toBeNull();
      if (nextState.matches('none')) expect(nextState.context.rewards).toBeNull();
    },
    'a typed code is not stored': ({ nextState }) => expect(JSON.stringify(nextState.context)).not.toContain(typed),
    'why the last try was refused is said until the next': ({ nextState: { context, value } }) => {
      if (value !== 'editing') expect(context.failure).toBeNull();
    },
  },
  stories: [
    {
      name: 'a guest is offered nothing',
      events: [model.done('getRewards', null)],
      ends: 'none',
      refuses: [submit, choose, remove],
    },
    {
      name: 'a code is typed',
      events: [known, submit, model.done('applyReward', undefined, 'applyReward')],
      ends: 'editing',
    },
    {
      name: 'a customer chooses one of their own codes',
      events: [known, choose, model.done('applyReward', undefined, 'chooseReward')],
      ends: 'editing',
    },
    {
      name: 'a code is taken off again',
      events: [known, remove, model.done('removeReward', undefined)],
      ends: 'editing',
    },
    {
      name: 'who never joined the programme is told so',
      events: [known, submit, model.failed('applyReward', noMember, 'applyReward')],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(noMember),
    },
    {
      name: 'a code that is used up says so, and another one is tried',
      events: [known, choose, model.failed('applyReward', usedUp, 'chooseReward'), submit, refused],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(unknown),
    },
    {
      name: 'one of their own that another order used up meanwhile says so',
      events: [known, choose, model.failed('applyReward', usedUp, 'chooseReward')],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(usedUp),
    },
    {
      name: 'a refusal is no longer shown once another code is chosen',
      events: [known, submit, refused, choose],
      ends: 'choosing',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'a refusal is no longer shown once another code is typed',
      events: [known, choose, model.failed('applyReward', usedUp, 'chooseReward'), submit],
      ends: 'applying',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'a refusal is no longer shown once a code is taken off',
      events: [known, submit, refused, remove],
      ends: 'removing',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'one that could not be taken off is still there, and why is said',
      events: [known, remove, model.failed('removeReward', lost)],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(lost),
    },
    {
      name: 'a second press makes no second call',
      events: [known, submit],
      ends: 'applying',
      refuses: [submit, choose, remove],
    },
    {
      name: 'a second choice asks nothing twice',
      events: [known, choose],
      ends: 'choosing',
      refuses: [submit, choose, remove],
    },
    {
      name: 'no other action is possible during the removal',
      events: [known, remove],
      ends: 'removing',
      refuses: [submit, choose, remove],
    },
    {
      name: 'rewards that cannot be read are asked for again',
      events: [model.failed('getRewards', lost), send['reward.retried'], known],
      ends: 'editing',
      also: ({ context }) => expect(context).toEqual({ rewards: theirs, failure: null }),
    },
  ],
  waits: {},
});
