import { expected } from '#machines/shared/ports.ts';
import { daysAtFirst, eventSignUpSetup } from './event-sign-up.setup.ts';

/** The dialog in which a customer joins an event. */
export const eventSignUpMachine = eventSignUpSetup.createMachine({
  id: 'event-sign-up',
  description:
    'A customer joins an event that an editor announced: first they sign in or sign up, then they choose days (catalogue 2, 4, 5, 7; Event sign-up).',
  context: ({ input: { event } }) => ({
    event,
    attendee: null,
    days: daysAtFirst(event),
    plusOne: null,
    failure: null,
  }),
  invoke: { id: 'watchSession', src: 'watchSession', onError: { target: '.unavailable', actions: 'forget' } },
  on: { 'customer.left': { target: '.guest', actions: 'forget' } },
  initial: 'guest',
  states: {
    guest: {
      description: 'Nobody is signed in: the dialog offers the sign-in and the sign-up, which lead back here.',
      on: { 'customer.arrived': { target: 'reading' } },
    },
    reading: {
      description: 'The profile is read: the registration is in its name, and its email address is shown.',
      invoke: {
        id: 'readAttendee',
        src: 'readAttendee',
        onDone: { target: 'editing', actions: 'rememberAttendee' },
        onError: [{ guard: 'isGuest', target: 'guest' }, { target: 'unavailable' }],
      },
    },
    editing: {
      description:
        'The customer chooses the days, names who comes along, and agrees to the terms. Why the last try was refused is said above, until it is dismissed.',
      on: {
        'day.toggled': { target: '.choosing', actions: 'toggleDay' },
        'failure.dismissed': { guard: 'hasFailure', actions: 'forgetFailure' },
        'form.submitted': [
          { guard: 'hasDays', target: 'submitting', actions: 'rememberPlusOne' },
          { target: '.lackingDays', actions: 'forgetFailure' },
        ],
      },
      initial: 'choosing',
      states: {
        choosing: { description: 'Nothing is missing that was asked for.' },
        lackingDays: { description: 'The form was sent without a day: a message asks for one, until a day is chosen.' },
      },
    },
    submitting: {
      description: 'The service saves the registration. A second press does nothing.',
      invoke: {
        id: 'registerForEvent',
        src: 'registerForEvent',
        input: ({ context: { event, attendee, days, plusOne } }) => ({
          event,
          attendee: expected(attendee, 'attendee'),
          days,
          plusOne,
        }),
        onDone: { target: 'joined' },
        onError: [
          { guard: 'isGuest', target: 'guest', actions: 'forget' },
          { target: 'editing', actions: 'rememberFailure' },
        ],
      },
    },
    unavailable: {
      description: 'The profile or the session cannot be read, so nobody can join. The shopper may begin again.',
      on: { 'sign-up.retried': { target: '#event-sign-up', reenter: true } },
    },
    joined: {
      description: 'The customer has joined, and the words of the editor confirm it until the dialog is closed.',
    },
  },
});
