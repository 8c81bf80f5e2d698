import type { ApiFailure } from '#machines/shared/failure.ts';
import type { ContentEvent, ConsumerDetails } from '#openapi/generated/waymark.gen.ts';

/** What the dialog needs of the event that an editor announced. */
export type AnnouncedEvent = Pick<
  ContentEvent,
  'eventId' | 'title' | 'startDate' | 'endDate' | 'enablePlusOne' | 'confirmationTitle' | 'confirmationSubtitle'
>;

/** Who joins, from the profile: none of it is typed here. */
export type Attendee = Pick<ConsumerDetails, 'email' | 'firstName' | 'lastName' | 'gender' | 'phone'>;

export interface EventSignUpInput {
  event: AnnouncedEvent;
}

export interface EventSignUpContext extends EventSignUpInput {
  /** Null until the profile is read. */
  attendee: Attendee | null;
  /** The days that are chosen, as ISO dates. */
  days: string[];
  /** The name of who comes along; null for nobody. */
  plusOne: string | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export interface Registration {
  event: AnnouncedEvent;
  attendee: Attendee;
  days: readonly string[];
  plusOne: string | null;
}

export type EventSignUpEvent =
  | { type: 'day.toggled'; day: string }
  /** The form makes sure that the terms are accepted. */
  | { type: 'form.submitted'; plusOne: string | null }
  | { type: 'failure.dismissed' }
  | { type: 'sign-up.retried' }
  /** From the session: somebody has signed in, or was signed in already. */
  | { type: 'customer.arrived' }
  | { type: 'customer.left' };
