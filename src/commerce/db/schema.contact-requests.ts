import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContactRequestDoc } from '../model/contact-request.ts';

/** A row per message of the contact form (catalogue 7). */
export const contactRequests = pgTable(
  'contact_requests',
  {
    /** `WC` and eight digits: the shopper's number of the request. */
    number: text('number').primaryKey(),
    /** The session's customer or guest. */
    owner: text('owner').notNull(),
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    doc: jsonb('doc').$type<ContactRequestDoc>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('contact_requests_created').on(table.createdAt)],
);
