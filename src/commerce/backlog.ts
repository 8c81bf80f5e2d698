import type { Raw } from './db/database.types.ts';

/** The work that is not done yet. */
export interface Backlog {
  /** Tasks of the outbox that are not done. */
  tasks: number;
  /** Seconds since the oldest of them was added; 0 if there are none. */
  oldestTask: number;
  /** Orders that are being placed, or whose placing was interrupted. */
  placing: number;
  /** Orders that wait for the shopper's authentication at the bank. */
  pending: number;
}

export async function backlogOf(raw: Raw, now: Date): Promise<Backlog> {
  const [row] = await raw<Backlog>(
    `SELECT (SELECT count(*)::int FROM outbox WHERE done_at IS NULL) AS tasks,
       (SELECT coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(created_at))), 0)::float FROM outbox WHERE done_at IS NULL) AS "oldestTask",
       (SELECT count(*)::int FROM orders WHERE status = 'placing') AS placing,
       (SELECT count(*)::int FROM orders WHERE status = 'pending-authentication') AS pending`,
    [now.toISOString()],
  );
  return row ?? { tasks: 0, oldestTask: 0, placing: 0, pending: 0 };
}
