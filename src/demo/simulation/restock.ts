import type { Clock } from '#src/commerce/clock.ts';
import type { Database } from '#src/commerce/db/database.types.ts';

/** Pieces that come back. */
const PIECES = 3;

/**
 * Puts a sold-out size back into stock `day` milliseconds after a shopper asked to be told, so that the demo's email
 * about it can be seen.
 */
export async function restock({ database, clock }: { database: Database; clock: Clock }, day: number): Promise<void> {
  await database.raw(
    `UPDATE stock SET quantity = $2::int WHERE quantity <= 0 AND upc IN
       (SELECT upc FROM stock_alerts WHERE sent_at IS NULL AND created_at <= $1::timestamptz)`,
    [new Date(clock() - day).toISOString(), PIECES],
  );
}
