import { randomUUID } from 'node:crypto';
import { tooMany } from '../limits/tries.ts';
import { later, type QueueDeps } from '../outbox/outbox.ts';

const HOUR = 3_600_000;
/** E-mails to a recipient that a buyer may cause within an hour. */
const MOST = 3;

/** Queues the e-mail of a gift card again. Throws API429 at the fourth request within an hour. */
export async function resendGiftCard(
  { database, clock, outbox }: QueueDeps,
  number: string,
  itemId: string,
): Promise<void> {
  const now = clock();
  const id = `gift-card:${number}:${itemId}`;
  await database.transaction(async (tx) => {
    await tx('SELECT number FROM orders WHERE number = $1 FOR UPDATE', [number]);
    const rows = await tx<{ at: string }>(
      `SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at FROM outbox
       WHERE about = $1 AND starts_with(id, $2) AND created_at > $3::timestamptz ORDER BY created_at`,
      [number, `${id}:again:`, new Date(now - HOUR).toISOString()],
    );
    const [first] = rows;
    if (first && rows.length >= MOST) throw tooMany(Math.ceil((Date.parse(first.at) + HOUR - now) / 1000));
    await later(tx, [{ id: `${id}:again:${randomUUID()}`, kind: 'gift-card', about: number }], new Date(now));
  });
  outbox.wake();
}
