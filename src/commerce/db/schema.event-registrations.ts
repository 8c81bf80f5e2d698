import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { EventRegistrationDoc } from '../model/event-registration.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who comes to which event (catalogue 7). A customer has one row for each event. */
export const eventRegistrations = pgTable(
  'event_registrations',
  {
    owner: text('owner').notNull(),
    eventId: text('event_id').notNull(),
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    doc: jsonb('doc').$type<EventRegistrationDoc>().notNull(),
    registeredAt: moment('registered_at').notNull(),
    /** The end of the event's last day, in UTC. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.eventId] }),
    index('event_registrations_ends').on(table.endsAt),
  ],
);
