import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ConsumerDoc } from '../model/customer.ts';
import type { SavedDoc } from '../model/saved-list.ts';
import type { SavedCardDoc } from '../model/saved-card.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const consumers = pgTable(
  'consumers',
  {
    id: text('id').primaryKey(),
    consumerNo: text('consumer_no').notNull().unique(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    consumerType: text('consumer_type').notNull(),
    isLocked: boolean('is_locked').notNull().default(false),
    points: integer('points').notNull().default(0),
    /** How much of an athlete's credit orders have used in `creditYear`, in minor units of its currency. */
    creditSpent: integer('credit_spent').notNull().default(0),
    /** The year (UTC) of `creditSpent`. In any other year nothing is used yet. */
    creditYear: integer('credit_year').notNull().default(0),
    version: integer('version').notNull().default(1),
    /** When the customer last signed in, renewed a session or ordered, to the day. */
    activeAt: moment('active_at').notNull().defaultNow(),
    doc: jsonb('doc').$type<ConsumerDoc>().notNull(),
  },
  (table) => [
    // To find the account of a phone.
    index('consumers_phone').on(sql`((${table.doc}->>'phoneCode') || (${table.doc}->>'phone'))`),
  ],
);

/** Reward codes and cards of customers. The balance that an order does not use remains. */
export const storedRewards = pgTable(
  'stored_rewards',
  {
    id: text('id').primaryKey(),
    owner: text('owner').notNull(),
    kind: text('kind').notNull(),
    /** Upper-case letters, or digits. */
    code: text('code').notNull(),
    currency: text('currency').notNull(),
    balance: integer('balance').notNull(),
  },
  (table) => [index('stored_rewards_owner').on(table.owner)],
);

/** A row per refresh token; only its SHA-256 is stored. All tokens of one sign-in share a family. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    family: uuid('family').notNull(),
    subject: text('subject').notNull(),
    consumerType: text('consumer_type').notNull(),
    /** When it was replaced by its successor. If it is used after the grace period, the whole family is revoked. */
    rotatedAt: moment('rotated_at'),
    revokedAt: moment('revoked_at'),
    expiresAt: moment('expires_at').notNull(),
    /** True if an associate sells to customers in a store with this session, until it ends. */
    isSelling: boolean('is_selling').notNull().default(false),
    /** Names for the customer's list of devices; null for guests, and where the sign-in did not tell. */
    browser: text('browser'),
    system: text('system'),
  },
  (table) => [index('refresh_tokens_family').on(table.family), index('refresh_tokens_subject').on(table.subject)],
);

/**
 * One-time codes: the authorization code of a sign-in, a password reset, the challenge of a passkey. Only the SHA-256
 * is stored.
 */
export const oneTimeCodes = pgTable('one_time_codes', {
  hash: text('hash').primaryKey(),
  purpose: text('purpose').notNull(),
  subject: text('subject').notNull(),
  /** The PKCE code challenge of a sign-in. */
  challenge: text('challenge'),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** Favourites and saved-for-later lists. */
export const lists = pgTable(
  'lists',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    owner: text('owner').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    doc: jsonb('doc').$type<SavedDoc>().notNull(),
  },
  (table) => [index('lists_owner').on(table.owner, table.kind), index('lists_updated').on(table.updatedAt)],
);

/** Gift cards that customers have saved, after their PIN was checked. It is not stored here: it is asked for to pay. */
export const savedGiftCards = pgTable(
  'saved_gift_cards',
  {
    id: text('id').primaryKey(),
    owner: text('owner').notNull(),
    number: text('number').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('saved_gift_cards_owner').on(table.owner)],
);

/**
 * Cards of customers, as described by the payment provider; the card number is not stored. The same card of a customer
 * always has the same id.
 */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: text('id').primaryKey(),
    owner: text('owner').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    doc: jsonb('doc').$type<SavedCardDoc>().notNull(),
  },
  (table) => [index('saved_cards_owner').on(table.owner)],
);
