import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { member, model, newcomer, refusals, send, unconfirmed } from './loyalty.model.ts';

const join = send['joining.requested'];
const offered = model.failed('getLoyalty', refusals.noMember);

describeChart(model, {
  invariants: {
    'nothing of a member is left when nobody is signed in': ({ nextState }) => {
      if (nextState.matches('guest') || nextState.matches('leaving')) expect(nextState.context.membership).toBeNull();
    },
  },
  stories: [
    {
      name: 'a member sees the points',
      events: [model.done('getLoyalty', member)],
      ends: { signedIn: 'shown' },
      refuses: [join],
    },
    {
      name: 'a customer without a membership joins',
      events: [offered, join, model.done('joinLoyalty', newcomer)],
      ends: { signedIn: 'shown' },
      also: ({ context }) => expect(context.membership).toEqual(newcomer),
    },
    {
      name: 'a membership that a sign-up began is confirmed here',
      events: [model.done('getLoyalty', unconfirmed), join, model.done('joinLoyalty', newcomer)],
      ends: { signedIn: 'shown' },
    },
    {
      name: 'joining can be tried again after an outage',
      events: [offered, join, model.failed('joinLoyalty', refusals.down), join],
      ends: { signedIn: 'joining' },
      refuses: [join],
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'a guest is offered the sign-in, and then sees their own membership',
      events: [model.failed('getLoyalty', refusals.guest), send['customer.arrived'], model.done('getLoyalty', member)],
      ends: { signedIn: 'shown' },
    },
    {
      name: 'a customer who signs out leaves the page',
      events: [model.done('getLoyalty', member), send['customer.left'], model.done('goHome', undefined)],
      ends: 'guest',
    },
  ],
  waits: {},
});
