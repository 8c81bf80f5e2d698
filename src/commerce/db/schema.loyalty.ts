import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PointEntryKind } from '../loyalty/points.ts';

/**
 * The ledger of members' points. Rows are only added; their sum is `consumers.points`. One row for each cause, so that
 * nothing counts twice (docs/decisions/060).
 */
export const pointEntries = pgTable(
  'point_entries',
  {
    owner: text('owner').notNull(),
    kind: text('kind').$type<PointEntryKind>().notNull(),
    /** The number of the order, or of a return; `opening` for the balance from before the ledger. */
    reference: text('reference').notNull(),
    /** The order of a return; else null. */
    orderNumber: text('order_number'),
    /** Negative if they went. */
    points: integer('points').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.kind, table.reference] })],
);
