import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AuditFacts } from '../audit/audit.types.ts';

/**
 * Who did what, when and why (src/commerce/audit). Triggers of the migration refuse UPDATE, DELETE and TRUNCATE; old
 * events go through `delete_audit_events_before` alone. Nothing in it is personal but the numbers that stand for
 * people.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    /** The order in which they were written. */
    seq: bigint('seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of an event that may be told twice, what it is about; else random. */
    id: text('id').notNull().unique(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    kind: text('kind').notNull(),
    /** Consumer number, guest number, or a keyed hash. */
    actor: text('actor').notNull(),
    role: text('role').notNull(),
    /** Number of an order or id of a cart. */
    subject: text('subject'),
    facts: jsonb('facts').$type<AuditFacts>().notNull(),
    reason: text('reason'),
  },
  (table) => [index('audit_events_at').on(table.at), index('audit_events_subject').on(table.subject)],
);
