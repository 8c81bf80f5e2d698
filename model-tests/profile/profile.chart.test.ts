import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { down, guest, model, profile, send } from './profile.model.ts';

const left = send['customer.left'];

describeChart(model, {
  invariants: {
    'a profile is kept only while its customer is signed in': ({ nextState }) => {
      if (nextState.matches('leaving') || nextState.matches('guest')) expect(nextState.context.profile).toBeNull();
    },
  },
  stories: [
    {
      name: 'what the server has read is shown without a call',
      start: 'the server knew it',
      events: [],
      ends: 'shown',
    },
    {
      name: 'a guest who signs in sees the account',
      events: [model.failed('getConsumer', guest), send['customer.arrived'], model.done('getConsumer', profile)],
      ends: 'shown',
      also: ({ context }) => expect(context.profile).toEqual(profile),
    },
    {
      name: 'an outage can be tried again',
      events: [model.failed('getConsumer', down), send['profile.retried']],
      ends: 'loading',
    },
    {
      name: 'a profile that was changed is read again, and stays meanwhile',
      start: 'the server knew it',
      events: [send['profile.outdated']],
      ends: 'refreshing',
      also: ({ context }) => expect(context.profile).toEqual(profile),
    },
    {
      name: 'a profile that cannot be read again stays as it was',
      start: 'the server knew it',
      events: [send['profile.outdated'], model.failed('getConsumer', down)],
      ends: 'shown',
      also: ({ context }) => expect(context.profile).toEqual(profile),
    },
    {
      name: 'a customer who signs out is led home, and nothing of them stays',
      start: 'the server knew it',
      events: [left, model.done('goHome', undefined)],
      ends: 'guest',
      also: ({ context }) => expect(context.profile).toBeNull(),
      refuses: [left],
    },
    {
      name: 'a sign-out while the profile is read shows nothing of it',
      events: [left, model.failed('goHome', down)],
      ends: 'guest',
    },
  ],
  waits: {},
});
