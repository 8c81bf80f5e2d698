import { errorFacts } from '../log/error-facts.ts';
import type { Log } from '../log/log.ts';
import type { Meter } from '../meter.ts';
import { batches } from './batches.ts';
import { type Retention, type RetentionSetting, retentionSettings } from './rules.ts';
import type { Database } from '../db/database.types.ts';
import type { Clock } from '../clock.ts';

/** Rows of one transaction: few, so that others wait little. */
const BATCH = 100;
/** Batches of one rule in one run; the rest waits for the next. */
const BATCHES = 100;
const HOUR = 3_600_000;

export interface RetentionJob {
  /** Runs the rules, if the last run was an hour ago. */
  round(): Promise<void>;
  /** Runs the rules. Returns how many rows each changed. */
  run(): Promise<Partial<Record<RetentionSetting, number>>>;
}

/**
 * Deletes or anonymises personal data after its retention time (docs/privacy.md). Any number of processes may run it at
 * once. A rule that fails is logged and does not stop the others.
 */
export function createRetention(options: {
  database: Database;
  clock: Clock;
  log: Log;
  meter: Pick<Meter, 'ended'>;
  retention: Retention;
  forgetCart: (id: string) => void;
  /** Rows of one batch. */
  most?: number;
}): RetentionJob {
  const { database, clock, log, meter, retention, forgetCart, most = BATCH } = options;
  let next = 0;

  const end = async (setting: RetentionSetting, before: string): Promise<number> => {
    let count = 0;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const ended = await batches[setting]({ database, before, most, forgetCart });
      count += ended;
      if (ended < most) break;
    }
    return count;
  };

  const run: RetentionJob['run'] = async () => {
    const counts: Partial<Record<RetentionSetting, number>> = {};
    for (const setting of retentionSettings) {
      const time = retention[setting];
      if (time === null) continue;
      try {
        const count = await end(setting, new Date(clock() - time).toISOString());
        counts[setting] = count;
        if (count > 0) meter.ended(setting, count);
      } catch (error) {
        log.error({ setting, error: errorFacts(error) }, 'what is over could not be ended');
      }
    }
    const ended = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
    if (Object.keys(ended).length > 0) log.info({ ended }, 'retention');
    return counts;
  };

  return {
    run,
    async round() {
      if (clock() < next) return;
      next = clock() + HOUR;
      await run();
    },
  };
}
