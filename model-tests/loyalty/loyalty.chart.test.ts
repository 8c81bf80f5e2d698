import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { lost, member, model, newcomer, refusals, send, unconfirmed, unwelcomed, welcome } from './loyalty.model.ts';

const join = send['joining.requested'];
const { 'quitting.requested': quit, 'quitting.confirmed': confirm, 'quitting.dismissed': stay } = send;
const read = model.done('getLoyalty', member);
const refused = model.failed('getLoyalty', refusals.noMember);
const asked = model.done('getWelcomeOffer', welcome);

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
      events: [refused, asked, join, model.done('joinLoyalty', newcomer), model.done('askForMissing', undefined)],
      ends: { signedIn: 'shown' },
      also: ({ context }) => expect(context.membership).toEqual(newcomer),
    },
    {
      name: 'a membership that a sign-up began is confirmed here',
      events: [model.done('getLoyalty', unconfirmed), asked, join, model.done('joinLoyalty', newcomer)],
      ends: { signedIn: 'completing' },
    },
    {
      name: 'a membership that is not confirmed is offered, also if the server has read it',
      start: 'a membership that the server has read, and that is not confirmed',
      events: [asked],
      ends: { signedIn: 'offering' },
    },
    {
      name: 'the offer stands without the welcome if that cannot be read',
      events: [refused, model.failed('getWelcomeOffer', refusals.down)],
      ends: { signedIn: 'offering' },
      also: ({ context }) => expect(context.welcome).toBe(0),
    },
    {
      name: 'joining can be tried again after an outage',
      events: [refused, asked, join, model.failed('joinLoyalty', refusals.down), join],
      ends: { signedIn: 'joining' },
      refuses: [join],
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'a member is asked before they leave, and may stay',
      events: [read, quit, stay],
      ends: { signedIn: 'shown' },
      refuses: [confirm],
      also: ({ context }) => expect(context.membership).toEqual(member),
    },
    {
      name: 'a member leaves, reads what is lost, and joins again',
      events: [
        read,
        quit,
        confirm,
        model.done('leaveLoyalty', lost),
        join,
        model.done('joinLoyalty', unwelcomed),
        model.failed('askForMissing', refusals.down),
      ],
      ends: { signedIn: 'shown' },
    },
    {
      name: 'the points lost are those that the service names',
      events: [read, quit, confirm, model.done('leaveLoyalty', lost)],
      ends: { signedIn: 'left' },
      refuses: [quit, confirm],
      also: ({ context }) => expect([context.membership, context.lost]).toEqual([null, lost.pointsLost]),
    },
    {
      name: 'an outage keeps the membership, and leaving can be tried again',
      events: [read, quit, confirm, model.failed('leaveLoyalty', refusals.down)],
      ends: { signedIn: 'confirming' },
      also: ({ context }) => expect([context.membership, context.failure?.errorId]).toEqual([member, 'API503']),
    },
    {
      name: 'a guest is offered the sign-in, and then sees their own membership',
      events: [model.failed('getLoyalty', refusals.guest), send['customer.arrived'], model.done('getLoyalty', member)],
      ends: { signedIn: 'shown' },
    },
    {
      name: 'a customer who signs out leaves the page',
      events: [model.done('getLoyalty', member), send['customer.left'], model.done('goHome', undefined)],
      ends: { guest: 'asking' },
    },
  ],
  waits: {},
});
