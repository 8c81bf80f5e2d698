import type { Database, Raw } from '../db/database.types.ts';
import type { Later } from '../outbox/outbox.types.ts';

/** The e-mail of a gift card, as placing the order queues it; one that a buyer asks for again is not among them. */
const ORIGINAL = `kind = 'gift-card' AND id NOT LIKE '%:again:%'`;
/** True of an order of gift cards alone whose e-mails were all sent: nothing more happens to it. */
const ONLY_CARDS = `status = 'placed' AND EXISTS (SELECT 1 FROM jsonb_array_elements(doc->'frozen'->'shipments'))
  AND NOT EXISTS (SELECT 1 FROM jsonb_array_elements(doc->'frozen'->'shipments') AS one
    WHERE one->'shippingMethod'->>'kind' <> 'digital')
  AND NOT EXISTS (SELECT 1 FROM outbox WHERE about = number AND done_at IS NULL AND ${ORIGINAL})`;
/** Moves to `delivered`, with `sent` at a moment of the database. */
const delivered = (moment: string): string => `UPDATE orders SET status = 'delivered',
  doc = doc || jsonb_build_object('events', COALESCE(doc->'events', '[]'::jsonb) || jsonb_build_array(jsonb_build_object(
    'code', 'sent', 'at', to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))))`;

/**
 * Notes that the e-mail of a gift card was sent. An order of gift cards alone is delivered with the last of them: two
 * that are sent at the same time wait for each other at the order's row.
 */
export const giftCardSent = ({ transaction }: Pick<Database, 'transaction'>, { id, about }: Later, at: Date) =>
  transaction(async (tx) => {
    await tx('SELECT number FROM orders WHERE number = $1 FOR UPDATE', [about]);
    await tx('UPDATE outbox SET done_at = $2::timestamptz WHERE id = $1 AND done_at IS NULL', [id, at.toISOString()]);
    await tx(`${delivered('$2::timestamptz')} WHERE number = $1 AND ${ONLY_CARDS}`, [about, at.toISOString()]);
  });

/** Moves orders whose gift cards were all sent before the shop noted it. Returns how many. */
export async function deliverSentGiftCards(raw: Raw): Promise<number> {
  const sent = `(SELECT max(done_at) FROM outbox WHERE about = number AND ${ORIGINAL})`;
  const rows = await raw(
    `${delivered(`COALESCE(${sent}, placed_at, created_at)`)} WHERE ${ONLY_CARDS} RETURNING number`,
    [],
  );
  return rows.length;
}
