import { uncorrelated } from '../log/correlation.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Log } from '../log/log.ts';
import type { Meter } from '../meter.ts';
import type { Raw, Database } from '../db/database.types.ts';
import type { Later } from './outbox.types.ts';
import type { Clock } from '../clock.ts';

/**
 * Adds tasks to the outbox, as a part of the transaction that causes them. A task whose id exists is not added again.
 */
export async function later(tx: Raw, all: readonly Later[], now: Date): Promise<void> {
  await tx(
    `INSERT INTO outbox (id, kind, about, created_at, due_at)
     SELECT id, kind, about, $2::timestamptz, $2::timestamptz FROM jsonb_to_recordset($1::jsonb)
       AS given(id text, kind text, about text)
     ON CONFLICT (id) DO NOTHING`,
    [JSON.stringify(all), now.toISOString()],
  );
}

export interface Outbox {
  /** Runs due tasks soon. Returns at once, because no caller waits for a task. */
  wake(): void;
  /** Runs due tasks. Returns how many were done. */
  run(): Promise<number>;
  /** Starts no more tasks. Resolves when the running one has ended. */
  stop(): Promise<void>;
}

/** What adds a task to the outbox and has it run soon. */
export interface QueueDeps {
  database: Database;
  clock: Clock;
  outbox: Pick<Outbox, 'wake'>;
}

/**
 * Milliseconds before a failed or interrupted task is retried: FIRST_WAIT, doubled after each attempt, LONGEST_WAIT (an
 * hour) at most.
 */
const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 3_600_000;

/**
 * Runs the tasks that transactions have added, at least once each, in any number of processes. A process takes a task
 * by postponing its next attempt, so a process that ends during a task only delays it.
 */
export function createOutbox(options: {
  database: Database;
  clock: Clock;
  log: Log;
  meter: Pick<Meter, 'tried'>;
  /**
   * Returns the kinds of tasks that `work` can run. During a deployment a newer version adds others: this process
   * leaves them to it, because a failed try would delay them.
   */
  kinds: () => readonly string[];
  /** Runs one task. Called again if it threw, or if its outcome is unknown. */
  work: (entry: Later) => Promise<void>;
}): Outbox {
  const { database, clock, log, meter, kinds, work } = options;
  let running: Promise<number> | null = null;
  let isWanted = false;
  let isStopped = false;

  /** Takes one task: others that waited behind it would become due again while it runs, and run twice. */
  const take = async () => {
    const now = new Date(clock()).toISOString();
    const [taken] = await database.raw<Later & { attempts: number }>(
      `UPDATE outbox SET attempts = attempts + 1,
         due_at = $1::timestamptz + make_interval(secs => LEAST($2 * power(2, LEAST(attempts, 20)), $3) / 1000)
       WHERE id = (SELECT id FROM outbox WHERE done_at IS NULL AND due_at <= $1::timestamptz AND kind = ANY($4::text[])
                   ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, kind, about, attempts`,
      [now, FIRST_WAIT, LONGEST_WAIT, kinds()],
    );
    return taken ?? null;
  };

  const attempt = async (entry: Later & { attempts: number }): Promise<boolean> => {
    try {
      await work(entry);
      // A task may have noted it already, in a transaction of its own.
      await database.raw('UPDATE outbox SET done_at = $2::timestamptz WHERE id = $1 AND done_at IS NULL', [
        entry.id,
        new Date(clock()).toISOString(),
      ]);
      meter.tried(entry.kind, true);
      return true;
    } catch (error) {
      meter.tried(entry.kind, false);
      const facts = errorFacts(error);
      log.warn(
        { kind: entry.kind, about: entry.about, attempts: entry.attempts, error: facts },
        'not done yet; tried again later',
      );
      const { name, code, responseCode } = facts;
      const failure = [name, code, responseCode].filter((word) => word !== undefined).join(' ');
      await database.raw('UPDATE outbox SET failure = $2 WHERE id = $1', [entry.id, failure]);
      return false;
    }
  };

  const runAll = async (): Promise<number> => {
    let done = 0;
    for (;;) {
      const entry = isStopped ? null : await take();
      if (!entry) return done;
      if (await attempt(entry)) done += 1;
    }
  };

  const run = (): Promise<number> => {
    running ??= runAll().finally(() => {
      running = null;
    });
    return running;
  };

  const wake = (): void => {
    if (isWanted || isStopped) return;
    isWanted = true;
    // Runs after the answer of the call that caused it, once for all calls within 20 ms and during an earlier run.
    uncorrelated(() =>
      setTimeout(() => {
        void (running ?? Promise.resolve(0))
          .catch(() => 0)
          .then(() => {
            isWanted = false;
            return run();
          })
          .catch((error: unknown) => log.warn({ error: errorFacts(error) }, 'the outbox could not be read'));
      }, 20),
    ).unref();
  };

  return {
    wake,
    run,
    stop: async () => {
      isStopped = true;
      await running?.catch(() => 0);
    },
  };
}
