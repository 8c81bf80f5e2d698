import { randomUUID } from 'node:crypto';
import type { Raw } from '../db/database.types.ts';
import type { LocaleCode } from '../model/locale.ts';

export interface StockAlert {
  id: string;
  productId: string;
  upc: string;
  email: string;
  /** Of the shopper when they asked. */
  locale: LocaleCode;
}

/** Saves a request. Returns its id, or null if the same request is saved already and its e-mail not sent. */
export async function saveStockAlert(
  tx: Raw,
  { productId, upc, email, locale }: Omit<StockAlert, 'id'>,
  now: Date,
): Promise<string | null> {
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
