import { eventDays } from '#src/domain/event-days.ts';
import { type Consumers, emailKey } from '../auth/consumers.ts';
import { holdCustomer } from '../auth/hold-customer.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Clock } from '../clock.ts';
import { type CheckedContent, contentFor } from '../content/checked.ts';
import { findEvent } from '../content/find-event.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import { saveEventRegistration } from '../events/event-registrations.ts';

interface Deps {
  database: Database;
  clock: Clock;
  consumers: Consumers;
  content: CheckedContent;
}

const refusal = (field: string) => new CommerceError('API422', 422, { field });

/** Saves that a customer comes to an event (catalogue 7). */
export const registerForEvent =
  ({ database, clock, consumers, content }: Deps): Handler<'registerForEvent'> =>
  async ({ body, context }) => {
    const { subject, consumerType } = sessionOf(context);
    if (consumerType === 'GUEST') throw new CommerceError('AUT404', 403);
    const consumer = await consumers.byId(subject);
    if (!consumer) throw new CommerceError('PRO404', 404);
    if (emailKey(body.email) !== emailKey(consumer.email)) throw refusal('/email');
    const event = await findEvent(contentFor(content, context), body.eventId, context.locale);
    if (!event) throw new CommerceError('API404', 404, { field: '/eventId' });
    const attendingDays = [...new Set(body.attendingDays.split(','))].sort();
    const days = eventDays(event);
    if (!attendingDays.every((day) => days.includes(day))) throw refusal('/attendingDays');
    if (body.plusOne !== undefined && !event.enablePlusOne) throw refusal('/plusOne');
    const { firstName = null, lastName = null, gender = null, phoneNumber = null, plusOne = null } = body;
    const registration = {
      owner: subject,
      eventId: event.eventId,
      email: consumer.email,
      locale: context.locale,
      doc: { attendingDays, firstName, lastName, gender, phoneNumber, plusOne },
      endsAt: new Date(`${event.endDate}T23:59:59Z`),
    };
    await database.transaction(async (tx) => {
      await holdCustomer(tx, subject);
      await saveEventRegistration(tx, registration, new Date(clock()));
    });
    return { status: 204, body: undefined };
  };
