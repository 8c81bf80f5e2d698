import type { QueueDeps } from '../outbox/outbox.ts';

const HOUR = 3_600_000;
/** E-mails with a link that an account gets within an hour, from however many clients they are asked for. */
const MOST = 8;

/**
 * Queues the e-mail with the link that resets the password of an account. An e-mail address without an account, or
 * whose account has got enough of them, queues a task that does nothing: the same statements run and write one row in
 * every case, so that the response time reveals nothing. Requests for one address take turns, whoever has it: each
 * counts the emails of the ones before.
 */
export async function requestReset({ database, clock, outbox }: QueueDeps, email: string): Promise<void> {
  const now = clock();
  await database.transaction(async (raw) => {
    await raw('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`reset ${email}`]);
    await raw(
      `INSERT INTO outbox (id, kind, about, created_at, due_at)
       SELECT 'password-reset:' || $2, 'password-reset', coalesce((
         SELECT id FROM consumers WHERE email = $1 AND $5 > (
           SELECT count(*) FROM outbox WHERE about = consumers.id AND kind = 'password-reset' AND created_at > $4::timestamptz)
       ), 'nobody'), $3::timestamptz, $3::timestamptz`,
      [email, crypto.randomUUID(), new Date(now).toISOString(), new Date(now - HOUR).toISOString(), MOST],
    );
  });
  outbox.wake();
}
