/** What a customer says when they join an event. */
export interface EventRegistrationDoc {
  /** ISO dates. */
  attendingDays: string[];
  firstName: string | null;
  lastName: string | null;
  gender: string | null;
  phoneNumber: string | null;
  /** The name of who comes along. */
  plusOne: string | null;
}
