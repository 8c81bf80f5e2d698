import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { attendee, down, event, guest, model, plusOne, refused, send } from './event-sign-up.model.ts';

const arrive = send['customer.arrived'];
const submit = send['form.submitted'];
const choose = send['day.toggled'];
const read = model.done('readAttendee', attendee);

describeChart(model, {
  invariants: {
    'why the last try was refused is said until the next': ({ nextState }) => {
      if (!nextState.matches('editing')) expect(nextState.context.failure).toBeNull();
    },
    'nobody joins without a day': ({ nextState }) => {
      if (nextState.matches('submitting')) expect(nextState.context.days).not.toEqual([]);
    },
    'who is not signed in is not shown': ({ nextState }) => {
      if (nextState.matches('guest')) expect(nextState.context.attendee).toBeNull();
    },
  },
  stories: [
    {
      name: 'a guest signs in, chooses a day, and has joined',
      events: [arrive, read, choose, submit, model.done('registerForEvent', undefined)],
      ends: 'joined',
      refuses: [submit],
      also: ({ context }) => expect([context.days, context.plusOne]).toEqual([[event.startDate], plusOne]),
    },
    {
      name: 'without a day nothing is sent, and the form says so',
      events: [arrive, read, submit],
      ends: { editing: 'lackingDays' },
    },
    {
      name: 'a day that is chosen takes the message away',
      events: [arrive, read, submit, choose],
      ends: { editing: 'choosing' },
    },
    {
      name: 'a day that is pressed twice is not chosen',
      events: [arrive, read, choose, choose],
      ends: { editing: 'choosing' },
      also: ({ context }) => expect(context.days).toEqual([]),
    },
    {
      name: 'what was refused is said until it is dismissed, and can be sent again',
      events: [
        arrive,
        read,
        choose,
        submit,
        model.failed('registerForEvent', refused),
        send['failure.dismissed'],
        submit,
      ],
      ends: 'submitting',
      refuses: [submit],
    },
    {
      name: 'a session that ended leads to the sign-in',
      events: [arrive, read, choose, submit, model.failed('registerForEvent', guest)],
      ends: 'guest',
      also: ({ context }) => expect(context.days).toEqual([]),
    },
    {
      name: 'a profile that cannot be read is told, and read again',
      events: [arrive, model.failed('readAttendee', down), send['sign-up.retried'], arrive, read],
      ends: { editing: 'choosing' },
    },
    {
      name: 'a session that cannot be watched is told, and watched again',
      events: [model.failed('watchSession', down), send['sign-up.retried']],
      ends: 'guest',
      also: ({ children }) => expect(children['watchSession']?.getSnapshot().status).toBe('active'),
    },
    {
      name: 'who signs out leaves nothing that was chosen',
      events: [arrive, read, choose, send['customer.left']],
      ends: 'guest',
      also: ({ context }) => expect(context.days).toEqual([]),
    },
  ],
  waits: {},
});
