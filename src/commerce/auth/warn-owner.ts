import type { QueueDeps } from '../outbox/outbox.ts';

/**
 * Queues an e-mail that warns the owner of an account that somebody tried many passwords, once a day (UTC). If no
 * account has this e-mail, nothing is sent. Both cases take the same statement, so that the response time reveals
 * nothing.
 */
export async function warnOwner({ database, clock, outbox }: QueueDeps, email: string): Promise<void> {
  const now = new Date(clock());
  await database.raw(
    `INSERT INTO outbox (id, kind, about, created_at, due_at)
     SELECT 'sign-in-warning:' || id || ':' || $2, 'sign-in-warning', id, $3::timestamptz, $3::timestamptz FROM consumers WHERE email = $1
     ON CONFLICT (id) DO NOTHING`,
    [email, now.toISOString().slice(0, 10), now.toISOString()],
  );
  outbox.wake();
}
