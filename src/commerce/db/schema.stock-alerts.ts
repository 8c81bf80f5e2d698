import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** A row per request (catalogue 7); the same request has one row. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: uuid('id').primaryKey(),
    productId: text('product_id').notNull(),
    upc: text('upc').notNull(),
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** When the e-mail about it was sent; the same request counts anew from then on. */
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [unique('stock_alerts_request').on(table.productId, table.upc, table.email)],
);
