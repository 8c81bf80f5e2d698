import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CartDoc } from '../cart/cart.types.ts';
import type { OrderDoc, OrderStatus } from '../orders/order.types.ts';
import type { SeedGiftCard, SeedPromotion } from '../seed/seed.types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What the database remembers about itself: the seed's hash, catalogue versions. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** `version` rises with each change: a writer names the version it read. */
export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull(),
    owner: text('owner').notNull(),
    locale: text('locale').notNull(),
    currency: text('currency').notNull(),
    doc: jsonb('doc').$type<CartDoc>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('carts_owner').on(table.owner)],
);

/**
 * One row per try to place a cart, see docs/placing.md. A cart has one live order at most: the unique index over
 * `cart_id` is what two tabs and a repeated call meet. Refused and cancelled tries do not count.
 */
export const orders = pgTable(
  'orders',
  {
    number: text('number').primaryKey(),
    cartId: uuid('cart_id').notNull(),
    cartVersion: integer('cart_version').notNull(),
    owner: text('owner').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    doc: jsonb('doc').$type<OrderDoc>().notNull(),
    createdAt: moment('created_at').notNull(),
    placedAt: moment('placed_at'),
    /** Until when stock is held for an answer of the bank. */
    heldUntil: moment('held_until'),
  },
  (table) => [
    uniqueIndex('orders_live_cart')
      .on(table.cartId)
      .where(sql`status NOT IN ('refused', 'cancelled')`),
    index('orders_owner').on(table.owner),
    index('orders_status').on(table.status),
  ],
);

export const promotions = pgTable('promotions', {
  id: text('id').primaryKey(),
  /** Upper case; null: automatic. */
  code: text('code').unique(),
  redeemed: integer('redeemed').notNull().default(0),
  doc: jsonb('doc').$type<SeedPromotion>().notNull(),
});

/** Who used a promotion, for promotions that each shopper may use once. */
export const redemptions = pgTable(
  'redemptions',
  {
    promotionId: text('promotion_id').notNull(),
    orderNumber: text('order_number').notNull(),
    email: text('email').notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.orderNumber] })],
);

export const giftCards = pgTable('gift_cards', {
  number: text('number').primaryKey(),
  currency: text('currency').notNull(),
  balance: integer('balance').notNull(),
  doc: jsonb('doc').$type<SeedGiftCard>().notNull(),
});

/**
 * What is to be done after a transaction, written by that very transaction: a mail, money to give back. Done at least
 * once, whatever happens to the process; `id` is what keeps a second time from counting.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** The number of the order. */
    about: text('about').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it is tried (again): whoever takes it moves this on first. */
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`done_at IS NULL`),
    index('outbox_about').on(table.about),
  ],
);

/** Answers of calls with an Idempotency-Key that no cart remembers. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  key: text('key').primaryKey(),
  requestHash: text('request_hash').notNull(),
  status: integer('status').notNull(),
  response: jsonb('response'),
  createdAt: moment('created_at').notNull(),
});

/** What the stand-ins for outside parties must remember over a restart: authorisations, mails. */
export const sandboxRecords = pgTable('sandbox_records', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});
