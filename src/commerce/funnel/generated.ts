import { createHash } from 'node:crypto';
import type { Database } from '../db/connect.ts';
import visits from './visits.json' with { type: 'json' };

/** How much of the month falls on each day: one week is like another, and no two days are. */
const busyness = Array.from({ length: 30 }, (_, day) => 1 + 0.25 * Math.cos((day / 7) * 2 * Math.PI) + 0.09 * Math.sin(day * 2.3));

/**
 * A month of visits that never were, marked as such: made by walking the charts by chance (`npm run funnel`), the last day
 * is the one before `now` (milliseconds). Written once; a later one replaces it.
 */
export async function seedGeneratedVisits(database: Pick<Database, 'raw' | 'transaction'>, now: number): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(visits)).digest('hex');
  const [known] = await database.raw<{ value: string }>(`SELECT value FROM meta WHERE key = 'generated visits'`, []);
  if (known?.value === hash) return;
  const sum = busyness.reduce((total, share) => total + share, 0);
  let upto = 0;
  const days = busyness.map((share, at) => {
    const before = upto;
    upto += share / sum;
    return { day: new Date(now - (busyness.length - at) * 86_400_000).toISOString().slice(0, 10), before, upto };
  });
  const rows = visits.map(([chart, kind, name, month]) => ({ chart, kind, name, month }));
  await database.transaction(async (raw) => {
    await raw('DELETE FROM funnel_counts WHERE is_generated', []);
    // Rounded at both ends of each day, so that the days of a name add up to its month.
    await raw(
      `INSERT INTO funnel_counts (day, chart, kind, name, is_generated, count)
       SELECT day, chart, kind, name, true, round(month * upto) - round(month * before)
       FROM jsonb_to_recordset($1::jsonb) AS visit(chart text, kind text, name text, month integer)
       CROSS JOIN jsonb_to_recordset($2::jsonb) AS share(day date, before numeric, upto numeric)
       WHERE round(month * upto) > round(month * before)`,
      [JSON.stringify(rows), JSON.stringify(days)],
    );
    await raw(`INSERT INTO meta (key, value) VALUES ('generated visits', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value`, [hash]);
  });
}
