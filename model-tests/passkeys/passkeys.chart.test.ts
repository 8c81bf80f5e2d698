import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { dismissed, down, known, model, most, one, send, two, unlisted, wrong } from './passkeys.model.ts';

const add = send['addition.requested'];
const prove = send['addition.confirmed'];
const remove = send['removal.requested'];
const confirm = send['removal.confirmed'];
const listed = model.done('getPasskeys', one);

describeChart(model, {
  invariants: {
    'passkeys that were read stay on the page': ({ state, nextState }) => {
      if (state.context.passkeys !== null) expect(nextState.context.passkeys).not.toBeNull();
    },
    'no passkey is made without a password': ({ event, nextState }) => {
      if (nextState.matches('adding')) expect(event.type).toBe('addition.confirmed');
    },
    'nothing is removed that the customer did not confirm': ({ event, nextState }) => {
      if (nextState.matches('removing')) expect(event.type).toBe('removal.confirmed');
    },
  },
  stories: [
    {
      name: 'lists a passkey that this device has made',
      events: [listed, add, prove, model.done('addPasskey', two)],
      ends: 'listed',
      also: ({ context }) => expect(context.passkeys).toEqual(two),
    },
    {
      name: 'asks again after a wrong password, and says so until the next try',
      events: [listed, add, prove, model.failed('addPasskey', wrong)],
      ends: 'proving',
      also: ({ context }) => expect(context).toMatchObject({ passkeys: one, failure: wrong }),
    },
    {
      name: 'forgets a wrong password with the wish for a passkey',
      events: [listed, add, prove, model.failed('addPasskey', wrong), send['addition.dismissed']],
      ends: 'listed',
      also: ({ context }) => expect(context).toMatchObject({ passkeys: one, failure: null }),
    },
    {
      name: 'says nothing when the dialog of the browser is closed',
      events: [listed, add, prove, model.failed('addPasskey', dismissed)],
      ends: 'listed',
      also: ({ context }) => expect(context).toMatchObject({ passkeys: one, failure: null }),
    },
    {
      name: 'says that the device has one already, until the next change begins',
      events: [listed, add, prove, model.failed('addPasskey', known), remove],
      ends: 'confirming',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'adds no 21st passkey',
      events: [model.done('getPasskeys', most)],
      ends: 'listed',
      refuses: [add],
    },
    {
      name: 'removes a passkey after a question',
      events: [listed, remove, confirm, model.done('removePasskey', [])],
      ends: 'listed',
      also: ({ context }) => expect(context.passkeys).toEqual([]),
      refuses: [remove],
    },
    {
      name: 'keeps a passkey whose removal is not confirmed',
      events: [listed, remove, send['removal.dismissed']],
      ends: 'listed',
      also: ({ context }) => expect(context.passkeys).toEqual(one),
    },
    {
      name: 'keeps the list when a removal is refused, and says why',
      events: [listed, remove, confirm, model.failed('removePasskey', down)],
      ends: 'listed',
      also: ({ context }) => expect(context).toMatchObject({ passkeys: one, failure: down }),
    },
    {
      name: 'never removes what is not in the list',
      events: [listed],
      ends: 'listed',
      refuses: [unlisted],
    },
    {
      name: 'reads the passkeys again after an outage',
      events: [model.failed('getPasskeys', down), send['passkeys.retried'], listed],
      ends: 'listed',
    },
  ],
  waits: {},
});
