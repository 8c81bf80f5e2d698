import type { personalData } from '../db/personal-data/tables.ts';
import type { Raw } from '../db/database.types.ts';

/** A customer whose data are found: their ids and email addresses, in lower case. */
export interface Owners {
  ids: readonly string[];
  emails: readonly string[];
}

/** How the data of customers are found in a table: `:ids` and `:emails` are arrays of those. */
export interface Belonging {
  /** The name of the table in the database. */
  table: string;
  /** Rows of the account itself. */
  where: string;
  /**
   * Rows with the email of the account: they are erased, but not in the download. Nobody confirms the email of a new
   * account, so that it may be somebody else's (docs/decisions/067).
   */
  orEmail?: string;
  /**
   * Columns of the download. `doc` without fields that are secrets; no column that is a secret or that says nothing to
   * the customer. Null: the table has nothing for them to read.
   */
  downloads: string | null;
  /** `delete` with the account, or the SQL that takes the person out of the row; `order` is orderWithoutPerson. */
  ends: 'delete' | 'order' | { set: string };
}

const owned = (table: string, downloads: string | null): Belonging => ({
  table,
  where: 'owner = ANY(:ids)',
  downloads,
  ends: 'delete',
});

/**
 * Every table with personal data: how a customer's rows are found, or why an erasure leaves the table alone.
 * tests/commerce/belongings.test.ts fails if a table of db/personal-data is missing.
 */
export const belongings = {
  savedCards: owned('saved_cards', "created_at, is_default, doc - 'instrumentToken' AS card"),
  savedGiftCards: owned('saved_gift_cards', 'created_at, is_default, right(number, 4) AS last_four'),
  lists: owned('lists', 'updated_at, doc'),
  favoriteLists: owned(
    'favorite_lists',
    `updated_at, shows_name, share_id IS NOT NULL AS is_shared,
     (SELECT json_agg(product_id) FROM favorite_items WHERE list_id = favorite_lists.id) AS products`,
  ),
  pointEntries: owned('point_entries', 'kind, points, order_number, at'),
  storedRewards: owned('stored_rewards', 'kind, code, currency, balance'),
  carts: owned('carts', "locale, currency, updated_at, doc - 'deviceFingerprint' AS cart"),
  refreshTokens: {
    table: 'refresh_tokens',
    where: 'subject = ANY(:ids)',
    downloads: 'consumer_type, browser, system, expires_at, revoked_at',
    ends: 'delete',
  },
  passkeys: owned('passkeys', 'browser, system, added_at, used_at'),
  oneTimeCodes: { table: 'one_time_codes', where: 'subject = ANY(:ids)', downloads: null, ends: 'delete' },
  stockAlerts: {
    table: 'stock_alerts',
    where: 'false',
    orEmail: 'lower(email) = ANY(:emails)',
    downloads: null,
    ends: 'delete',
  },
  contactRequests: {
    table: 'contact_requests',
    where: 'owner = ANY(:ids)',
    orEmail: 'email = ANY(:emails)',
    downloads: 'number, email, created_at, doc AS request',
    ends: 'delete',
  },
  eventRegistrations: owned('event_registrations', 'event_id, email, registered_at, doc AS registration'),
  // The proof of the consent stays, without the person.
  subscriptions: {
    table: 'subscriptions',
    where: 'owner = ANY(:ids)',
    orEmail: "channel = 'email' AND recipient = ANY(:emails)",
    downloads:
      'channel, type, recipient, status, requested_at, optin_at, optout_at, acquisition_type, campaign_name, wording',
    ends: {
      set: "recipient = 'erased ' || id, owner = '', status = 'ended', optout_at = coalesce(optout_at, now())",
    },
  },
  // Reviews that came with the catalogue have no owner: they are of no account.
  reviews: {
    table: 'reviews',
    where: 'owner = ANY(:ids)',
    downloads: "style_id, status, submitted_at, doc - 'id' AS review",
    ends: 'delete',
  },
  reviewPictures: owned('review_pictures', "style_id, review_id, added_at, encode(large, 'base64') AS picture"),
  // What is in the gallery has to be taken back there, before the row goes (social-gallery/follow-reviews.ts).
  galleryPictures: {
    table: 'gallery_pictures',
    where: 'owner = ANY(:ids)',
    downloads: 'picture_id, review_id, user_id, media_id, added_at, taken_back_at',
    ends: { set: "owner = ''" },
  },
  questions: {
    table: 'questions',
    where: 'owner = ANY(:ids)',
    downloads: "style_id, status, submitted_at, doc - 'id' AS question",
    ends: 'delete',
  },
  reactions: owned('reactions', 'kind, target, is_helpful, reason, at'),
  redemptions: {
    table: 'redemptions',
    where: 'order_number IN (SELECT number FROM orders WHERE owner = ANY(:ids))',
    orEmail: 'lower(email) = ANY(:emails)',
    downloads: 'promotion_id, order_number, email',
    ends: { set: "email = ''" },
  },
  orders: {
    table: 'orders',
    where: 'owner = ANY(:ids)',
    downloads:
      "number, status, created_at, placed_at, doc->'frozen' AS order, doc->'collector' AS collector, doc->'events' AS events",
    ends: 'order',
  },
  outbox: { table: 'outbox', where: 'about = ANY(:ids)', downloads: null, ends: 'delete' },
  consumers: {
    table: 'consumers',
    where: 'id = ANY(:ids)',
    downloads: 'consumer_no, email, consumer_type, points, credit_spent, active_at, doc AS profile',
    ends: 'delete',
  },
  auditEvents: 'proves who did what; it names a customer by their number only, and nobody can change it (decision 026)',
  idempotencyKeys: 'has a hash of a call, from which nobody can be found, for a few days',
  stores: 'names employees, whose data the employer keeps',
} as const satisfies Partial<Record<keyof typeof personalData, Belonging | string>>;

const found: readonly Belonging[] = Object.values(belongings).filter((one) => typeof one !== 'string');

/** Returns the condition with numbered parameters, and their values. */
function bound(where: string, owners: Owners): { condition: string; values: (readonly string[])[] } {
  const values: (readonly string[])[] = [];
  const condition = where.replaceAll(/:(ids|emails)\b/g, (_, name: keyof Owners) => {
    values.push(owners[name]);
    return `$${values.length}::text[]`;
  });
  return { condition, values };
}

/** Deletes everything that belongs to customers but their orders. The account is the last. */
export async function deleteBelongings(tx: Raw, owners: Owners): Promise<void> {
  for (const { table, where, orEmail, ends } of found) {
    if (ends === 'order') continue;
    const { condition, values } = bound(orEmail ? `(${where}) OR (${orEmail})` : where, owners);
    const statement = ends === 'delete' ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${ends.set}`;
    await tx(`${statement} WHERE ${condition}`, values);
  }
}

/** A table of the download: its name, and what is stored there of the customer. */
export interface DownloadedTable {
  name: string;
  rows: Record<string, unknown>[];
}

/** Returns what is stored of customers, table by table. What merely has their email is left out: see `orEmail`. */
export async function downloadBelongings(raw: Raw, ids: readonly string[]): Promise<DownloadedTable[]> {
  const tables: DownloadedTable[] = [];
  for (const { table, where, downloads } of found) {
    if (downloads === null) continue;
    const { condition, values } = bound(where, { ids, emails: [] });
    const rows = await raw<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(found) AS row FROM (SELECT ${downloads} FROM ${table} WHERE ${condition}) AS found`,
      values,
    );
    tables.push({ name: table, rows: rows.map(({ row }) => row) });
  }
  return tables;
}
