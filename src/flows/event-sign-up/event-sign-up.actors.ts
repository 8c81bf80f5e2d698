import { fromCallback, fromPromise } from 'xstate';
import type { EventSignUpPorts } from '#machines/event-sign-up/event-sign-up.setup.ts';
import type { Attendee, Registration } from '#machines/event-sign-up/event-sign-up.types.ts';
import type { EventRegistration } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';
import { watchCustomer } from '#src/flows/shared/watchCustomer.ts';

/** The actors of the dialog: the profile, the registration (catalogue 7), and the session. */
export const createEventSignUpActors = ({ session }: { session: SessionRef }): EventSignUpPorts => ({
  readAttendee: fromPromise(async ({ signal }): Promise<Attendee> => {
    const { consumerDetails } = await unwrap(api.GET('/consumers-v3/consumer', { signal }));
    return consumerDetails;
  }),
  registerForEvent: fromPromise<void, Registration>(async ({ input: { event, attendee, days, plusOne }, signal }) => {
    const { email, firstName, lastName, gender, phone } = attendee;
    const { error, response } = await api.POST('/consumers-v3/consumer/event-registration', {
      body: exactly<EventRegistration>()({
        email,
        attendingDays: days.join(','),
        eventId: event.eventId,
        eventTermsAccepted: true,
        ...(firstName ? { firstName } : {}),
        ...(lastName ? { lastName } : {}),
        ...(gender ? { gender } : {}),
        ...(phone ? { phoneNumber: phone } : {}),
        ...(plusOne ? { plusOne } : {}),
        registrationTimestamp: new Date().toISOString(),
      }),
      signal,
    });
    if (!response.ok) throw new ApiProblem(response.status, error);
  }),
  watchSession: fromCallback(({ sendBack }) => watchCustomer(session, sendBack)),
});
