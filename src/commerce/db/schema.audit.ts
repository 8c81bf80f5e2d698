import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AuditFacts } from '../audit/audit.types.ts';

/**
 * Who did what, when and why (src/commerce/audit). Triggers of the migration refuse UPDATE, DELETE and TRUNCATE; only
 * `delete_audit_events_before` deletes old events. The only personal data are the numbers that identify people.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    /** The order in which events were written. */
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Derived from the subject for an event that may be reported twice; else random. */
    id: text('id').notNull().unique(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    kind: text('kind').notNull(),
    /** Consumer number, guest number, or a keyed hash. */
    actor: text('actor').notNull(),
    role: text('role').notNull(),
    /** Number of an order, or id of a cart or review. */
    subject: text('subject'),
    facts: jsonb('facts').$type<AuditFacts>().notNull(),
    reason: text('reason'),
  },
  (table) => [index('audit_events_at').on(table.at), index('audit_events_subject').on(table.subject)],
);
