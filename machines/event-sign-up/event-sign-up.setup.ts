import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import { eventDays } from '#src/domain/event-days.ts';
import type {
  AnnouncedEvent,
  Attendee,
  EventSignUpContext,
  EventSignUpEvent,
  EventSignUpInput,
  Registration,
} from './event-sign-up.types.ts';

const ports = {
  /** GET /consumers-v3/consumer; rejects with the ApiFailure. */
  readAttendee: promisePort<Attendee>('readAttendee'),
  /** POST /consumers-v3/consumer/event-registration; rejects with the ApiFailure. */
  registerForEvent: promisePort<void, Registration>('registerForEvent'),
  /** Sends an event when somebody signs in or out. */
  watchSession: callbackPort('watchSession'),
};

export type EventSignUpPorts = typeof ports;

/** An event of one day leaves nothing to choose. */
export const daysAtFirst = (event: AnnouncedEvent): string[] => {
  const days = eventDays(event);
  return days.length === 1 ? days : [];
};

const base = setup({
  types: { context: {} as EventSignUpContext, events: {} as EventSignUpEvent, input: {} as EventSignUpInput },
  actors: ports,
  guards: {
    /** Nobody is signed in, or a guest is. */
    isGuest: ({ event }) => [401, 403].includes(failureOf(event).status),
    hasDays: ({ context }) => context.days.length > 0,
    hasFailure: ({ context }) => context.failure !== null,
  },
});

export const eventSignUpSetup = base.extend({
  actions: {
    rememberAttendee: base.assign(({ event }) => ({ attendee: (event as unknown as { output: Attendee }).output })),
    toggleDay: base.assign(({ context, event }) => {
      assertEvent(event, 'day.toggled');
      const days = context.days.includes(event.day)
        ? context.days.filter((day) => day !== event.day)
        : [...context.days, event.day].toSorted();
      return { days };
    }),
    rememberPlusOne: base.assign(({ event }) => {
      assertEvent(event, 'form.submitted');
      return { plusOne: event.plusOne, failure: null };
    }),
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
    /** Another customer does not see who was about to join. */
    forget: base.assign(({ context }) => ({
      attendee: null,
      days: daysAtFirst(context.event),
      plusOne: null,
      failure: null,
    })),
  },
});
