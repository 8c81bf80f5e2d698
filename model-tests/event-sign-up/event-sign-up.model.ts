import { eventSignUpMachine } from '#machines/event-sign-up/event-sign-up.machine.ts';
import type { Attendee } from '#machines/event-sign-up/event-sign-up.types.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const refused = { errorId: 'API422', message: 'not a day of it', status: 422 };
export const guest = { errorId: 'AUT404', message: 'a guest', status: 403 };
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };

export const attendee: Attendee = {
  email: 'maya.reed@example.com',
  firstName: 'Maya',
  lastName: 'Reed',
  gender: 'female',
};
export const plusOne = 'Wren Ashby';

export const event = {
  eventId: 'night-run',
  title: 'Night run',
  startDate: '2026-12-04',
  endDate: '2026-12-05',
  enablePlusOne: true,
  confirmationTitle: 'See you there',
  confirmationSubtitle: 'Bring a lamp.',
};

export const send = {
  'day.toggled': { type: 'day.toggled', day: event.startDate },
  'form.submitted': { type: 'form.submitted', plusOne },
  'failure.dismissed': { type: 'failure.dismissed' },
  'sign-up.retried': { type: 'sign-up.retried' },
  'customer.arrived': { type: 'customer.arrived' },
  'customer.left': { type: 'customer.left' },
} as const;

export const model = modelOf(eventSignUpMachine, {
  input: { event },
  send,
  outcomes: {
    readAttendee: { done: [attendee], failed: [guest, down] },
    registerForEvent: { done: [undefined], failed: [refused, guest, down] },
    watchSession: { failed: [down] },
  },
  project: ({ attendee: known, days, failure }) => [known?.email, days.length, failure?.errorId],
  why: 'the view shows the email address, the chosen days, and why the last try was refused',
});
