import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CartDoc } from '../model/cart.ts';
import type { OrderDoc, OrderStatus } from '../model/order.ts';
import type { GiftCardDoc } from '../model/gift-card.ts';
import type { Promotion } from '../model/promotion.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Facts about the database itself: the edition of its catalogue. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** `version` rises with each change. A writer must name the version that it read. */
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
  (table) => [index('carts_owner').on(table.owner), index('carts_updated').on(table.updatedAt)],
);

/**
 * One row per attempt to place a cart, see docs/placing.md. A cart has at most one live order: the unique index over
 * `cart_id` stops two tabs and repeated calls. Refused and cancelled attempts do not count.
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
    /** Until when stock is reserved while the bank decides. */
    heldUntil: moment('held_until'),
    /** When its personal data were removed (docs/privacy.md). */
    anonymisedAt: moment('anonymised_at'),
  },
  (table) => [
    uniqueIndex('orders_live_cart')
      .on(table.cartId)
      .where(sql`status NOT IN ('refused', 'cancelled')`),
    index('orders_owner').on(table.owner),
    index('orders_status').on(table.status),
    index('orders_unplaced')
      .on(table.createdAt)
      .where(sql`placed_at IS NULL`),
    index('orders_placed')
      .on(table.placedAt)
      .where(sql`anonymised_at IS NULL`),
  ],
);

export const promotions = pgTable('promotions', {
  id: text('id').primaryKey(),
  /** Upper case; null for an automatic promotion. */
  code: text('code').unique(),
  redeemed: integer('redeemed').notNull().default(0),
  doc: jsonb('doc').$type<Promotion>().notNull(),
});

/** E-mails that have used a promotion, for promotions that each shopper may use once. */
export const redemptions = pgTable(
  'redemptions',
  {
    promotionId: text('promotion_id').notNull(),
    orderNumber: text('order_number').notNull(),
    email: text('email').notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.orderNumber] })],
);

export const giftCards = pgTable(
  'gift_cards',
  {
    number: text('number').primaryKey(),
    currency: text('currency').notNull(),
    balance: integer('balance').notNull(),
    /**
     * Key id and HMAC (src/commerce/gift-cards/pins.ts). Null if the card has just been imported and its PIN is still
     * in the document.
     */
    pinHash: text('pin_hash'),
    /** The order that bought the card, its item, and the number of the piece; null for other cards. */
    orderNumber: text('order_number'),
    itemId: text('item_id'),
    piece: integer('piece'),
    doc: jsonb('doc').$type<GiftCardDoc>().notNull(),
  },
  (table) => [
    uniqueIndex('gift_cards_sold').on(table.orderNumber, table.itemId, table.piece),
    index('gift_cards_imported')
      .on(table.number)
      .where(sql`pin_hash IS NULL`),
  ],
);

/**
 * Tasks that follow a transaction and are written by it: an e-mail, a refund. A task is done at least once, even if the
 * process ends; `id` makes a second run idempotent.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** Order number or customer id. */
    about: text('about').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the task is tried next. A process that takes the task postpones this first. */
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Why the last attempt failed: the name and codes of the error, never its message. */
    failure: text('failure'),
    doneAt: moment('done_at'),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`done_at IS NULL`),
    index('outbox_about').on(table.about),
  ],
);

/** The call that an Idempotency-Key belongs to, as the SHA-256 of its content and its caller. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text('key').primaryKey(),
    requestHash: text('request_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('idempotency_keys_created').on(table.createdAt)],
);
