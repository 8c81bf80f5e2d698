import { randomUUID } from 'node:crypto';
import type { Raw } from '../db/database.types.ts';
import { tooMany } from '../limits/tries.ts';
import type { LocaleCode } from '../model/locale.ts';
import type { QueueDeps } from '../outbox/outbox.ts';

/** Open requests of an address. */
const MOST = 20;
const DAY_IN_SECONDS = 86_400;

export interface StockAlert {
  id: string;
  productId: string;
  upc: string;
  email: string;
  /** Of the shopper when they asked. */
  locale: LocaleCode;
}

/**
 * Saves a request. Returns its id, or null if the same request is saved already and its e-mail not sent. Throws API429
 * if the address has many open requests.
 */
export async function saveStockAlert(
  tx: Raw,
  { productId, upc, email, locale }: Omit<StockAlert, 'id'>,
  now: Date,
): Promise<string | null> {
  const [{ open } = { open: 0 }] = await tx<{ open: number }>(
    'SELECT count(*)::int AS open FROM stock_alerts WHERE email = $1 AND sent_at IS NULL',
    [email],
  );
  if (open >= MOST) throw tooMany(DAY_IN_SECONDS);
  const [saved] = await tx<{ id: string }>(
    `INSERT INTO stock_alerts (id, product_id, upc, email, locale, created_at)
     VALUES ($1::uuid, $2, $3, $4, $5, $6::timestamptz)
     ON CONFLICT (product_id, upc, email) DO UPDATE SET id = excluded.id, created_at = excluded.created_at, sent_at = NULL
       WHERE stock_alerts.sent_at IS NOT NULL RETURNING id::text`,
    [randomUUID(), productId, upc, email, locale, now.toISOString()],
  );
  return saved?.id ?? null;
}

/** Returns a saved request whose e-mail is not sent, or null if there is none of this id. */
export async function findStockAlert(raw: Raw, id: string): Promise<StockAlert | null> {
  const [found] = await raw<StockAlert>(
    `SELECT id::text, product_id AS "productId", upc, email, locale FROM stock_alerts
     WHERE id = $1::uuid AND sent_at IS NULL`,
    [id],
  );
  return found ?? null;
}

/** Remembers that the e-mail about a request is sent. */
export async function markStockAlertSent(raw: Raw, id: string, now: Date): Promise<void> {
  await raw('UPDATE stock_alerts SET sent_at = $2::timestamptz WHERE id = $1::uuid', [id, now.toISOString()]);
}

/** Deletes all requests of the address that made this one. */
export async function stopStockAlerts(raw: Raw, id: string): Promise<void> {
  await raw('DELETE FROM stock_alerts WHERE email IN (SELECT email FROM stock_alerts WHERE id = $1::uuid)', [id]);
}

/** Queues the e-mail of every open request whose variant can be bought again, once. */
export async function queueReturned({ database, clock }: Omit<QueueDeps, 'outbox'>): Promise<void> {
  await database.raw(
    `INSERT INTO outbox (id, kind, about, created_at, due_at)
     SELECT 'back-in-stock:' || alert.id, 'back-in-stock', alert.id::text, $1::timestamptz, $1::timestamptz
     FROM stock_alerts alert JOIN stock ON stock.upc = alert.upc JOIN products ON products.id = alert.product_id
     WHERE alert.sent_at IS NULL AND stock.quantity > 0 AND NOT (products.doc->>'comingSoon')::boolean
     ON CONFLICT (id) DO NOTHING`,
    [new Date(clock()).toISOString()],
  );
}
