import type { CartDoc } from '../model/cart.ts';
import type { OrderDoc } from '../model/order.ts';
import { deleteBelongings } from './belongings.ts';
import type { RetentionSetting } from './rules.ts';
import { cartWithoutPerson, orderWithoutPerson } from './without-person.ts';
import type { Raw, Database } from '../db/database.types.ts';

export interface Batch {
  database: Database;
  /** ISO: older rows are past their retention time. */
  before: string;
  /** Maximum number of rows. */
  most: number;
  /** Removes a cart from the cache of this process. */
  forgetCart(id: string): void;
}

/** Applies one rule to some rows that no other process is working on. Returns their number. */
type End = (batch: Batch) => Promise<number>;

/** Deletes rows by `where`, whose `$1` is the moment. SKIP LOCKED lets several processes clean at once. */
const deleteRows =
  (table: string, key: string, where: string): End =>
  async ({ database, before, most }) => {
    const rows = await database.raw(
      `DELETE FROM ${table} WHERE ${where} AND ${key} IN (SELECT ${key.replaceAll(/[()]/g, '')} FROM ${table} WHERE ${where} LIMIT ${most} FOR UPDATE SKIP LOCKED) RETURNING 1`,
      [before],
    );
    return rows.length;
  };

const isCustomers = 'EXISTS (SELECT 1 FROM consumers WHERE consumers.id = carts.owner)';

const deleteCarts =
  (where: string): End =>
  async ({ database, before, most, forgetCart }) => {
    const rows = await database.raw<{ id: string }>(
      `DELETE FROM carts WHERE updated_at < $1::timestamptz AND id IN (
         SELECT id FROM carts WHERE updated_at < $1::timestamptz AND ${where} ORDER BY updated_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
       RETURNING id::text`,
      [before],
    );
    for (const { id } of rows) forgetCart(id);
    return rows.length;
  };

const namesSomebody = `(doc->>'email' IS NOT NULL OR doc->>'shippingAddress' IS NOT NULL OR doc->>'billingAddress' IS NOT NULL
  OR doc->>'collector' IS NOT NULL OR doc @? '$.lines[*].giftOption.email')`;

/** Locks the rows of `select` and rewrites the document of each by `update`, in one transaction. */
async function rewrite<Doc>(
  { transaction }: Database,
  select: (tx: Raw) => Promise<{ id: string; doc: Doc }[]>,
  update: string,
  change: (doc: Doc) => Doc,
): Promise<string[]> {
  return transaction(async (tx) => {
    const rows = await select(tx);
    for (const { id, doc } of rows) await tx(update, [id, JSON.stringify(change(doc))]);
    return rows.map(({ id }) => id);
  });
}

const clearCarts: End = async ({ database, before, most, forgetCart }) => {
  const select = (tx: Raw) =>
    tx<{ id: string; doc: CartDoc }>(
      `SELECT id::text, doc FROM carts WHERE updated_at < $1::timestamptz AND ${namesSomebody}
       ORDER BY updated_at LIMIT ${most} FOR UPDATE SKIP LOCKED`,
      [before],
    );
  // Not a change by the shopper: `updated_at` stays, and the new version stops a stale copy from being written back.
  const ids = await rewrite(
    database,
    select,
    'UPDATE carts SET doc = $2::jsonb, version = version + 1 WHERE id = $1::uuid',
    cartWithoutPerson,
  );
  for (const id of ids) forgetCart(id);
  return ids.length;
};

const anonymiseOrders: End = async ({ database, before, most }) => {
  const select = (tx: Raw) =>
    tx<{ id: string; doc: OrderDoc }>(
      `SELECT number AS id, doc FROM orders WHERE placed_at < $1::timestamptz AND anonymised_at IS NULL
       ORDER BY placed_at LIMIT ${most} FOR UPDATE SKIP LOCKED`,
      [before],
    );
  const ids = await rewrite(
    database,
    select,
    `UPDATE orders SET doc = $2::jsonb, owner = '', anonymised_at = now() WHERE number = $1`,
    orderWithoutPerson,
  );
  return ids.length;
};

const deleteAccounts: End = ({ database, before, most, forgetCart }) =>
  database.transaction(async (tx) => {
    const rows = await tx<{ id: string; email: string }>(
      `SELECT id, email FROM consumers WHERE active_at < $1::timestamptz
         AND NOT EXISTS (SELECT 1 FROM orders WHERE owner = consumers.id AND created_at >= $1::timestamptz)
       ORDER BY active_at LIMIT ${most} FOR UPDATE SKIP LOCKED`,
      [before],
    );
    const ids = rows.map(({ id }) => id);
    const carts = await tx<{ id: string }>('SELECT id::text FROM carts WHERE owner = ANY($1::text[])', [ids]);
    await deleteBelongings(tx, { ids, emails: rows.map(({ email }) => email) });
    for (const { id } of carts) forgetCart(id);
    return ids.length;
  });

export const batches: Record<RetentionSetting, End> = {
  RETENTION_CART_ADDRESSES: clearCarts,
  RETENTION_GUEST_CARTS: deleteCarts(`NOT ${isCustomers}`),
  RETENTION_CUSTOMER_CARTS: deleteCarts(isCustomers),
  RETENTION_REFUSED_ORDERS: deleteRows(
    'orders',
    'number',
    `placed_at IS NULL AND status IN ('refused', 'cancelled') AND created_at < $1::timestamptz`,
  ),
  RETENTION_ORDERS: anonymiseOrders,
  RETENTION_REDEMPTIONS: deleteRows(
    'redemptions',
    '(promotion_id, order_number)',
    'EXISTS (SELECT 1 FROM orders WHERE number = order_number AND orders.created_at < $1::timestamptz)',
  ),
  RETENTION_GUEST_LISTS: deleteRows(
    'lists',
    'id',
    'updated_at < $1::timestamptz AND NOT EXISTS (SELECT 1 FROM consumers WHERE consumers.id = lists.owner)',
  ),
  RETENTION_GUEST_FAVORITES: deleteRows(
    'favorite_lists',
    'id',
    'updated_at < $1::timestamptz AND NOT EXISTS (SELECT 1 FROM consumers WHERE consumers.id = favorite_lists.owner)',
  ),
  RETENTION_ACCOUNTS: deleteAccounts,
  RETENTION_SAVED_CARDS: deleteRows(
    'saved_cards',
    'id',
    `(doc->>'expiryYear')::int * 12 + (doc->>'expiryMonth')::int < date_part('year', $1::timestamptz)::int * 12 + date_part('month', $1::timestamptz)::int`,
  ),
  RETENTION_SESSIONS: deleteRows('refresh_tokens', 'hash', 'expires_at < $1::timestamptz'),
  RETENTION_CODES: deleteRows('one_time_codes', 'hash', 'expires_at < $1::timestamptz'),
  RETENTION_IDEMPOTENCY_KEYS: deleteRows('idempotency_keys', 'key', 'created_at < $1::timestamptz'),
  // The only way past the triggers of the table (docs/decisions/026).
  RETENTION_AUDIT_EVENTS: async ({ database, before }) =>
    (
      await database.raw<{ deleted: number }>('SELECT delete_audit_events_before($1::timestamptz)::int AS deleted', [
        before,
      ])
    )[0]?.deleted ?? 0,
  RETENTION_STOCK_ALERTS: deleteRows('stock_alerts', 'id', 'created_at < $1::timestamptz'),
  RETENTION_CONTACT_REQUESTS: deleteRows('contact_requests', 'number', 'created_at < $1::timestamptz'),
  RETENTION_EVENT_REGISTRATIONS: deleteRows('event_registrations', '(owner, event_id)', 'ends_at < $1::timestamptz'),
  RETENTION_UNCONFIRMED_SUBSCRIPTIONS: deleteRows(
    'subscriptions',
    'id',
    `status = 'pending' AND optin_at IS NULL AND requested_at < $1::timestamptz`,
  ),
  RETENTION_SUBSCRIPTIONS: deleteRows('subscriptions', 'id', `status <> 'confirmed' AND optout_at < $1::timestamptz`),
  RETENTION_REACTIONS: deleteRows('reactions', '(kind, target, owner)', 'at < $1::timestamptz'),
  RETENTION_UNSENT_PICTURES: deleteRows('review_pictures', 'id', 'review_id IS NULL AND added_at < $1::timestamptz'),
  RETENTION_OUTBOX: deleteRows('outbox', 'id', 'done_at < $1::timestamptz'),
};
