import type { Funnel, FunnelEntry, FunnelSourceName } from '#openapi/generated/waymark.gen.ts';
import type { Database } from '../db/connect.ts';
import { CommerceError } from '../errors.ts';
import names from './names.json' with { type: 'json' };

/** Days back from today, or from the last generated one. */
export interface Period {
  source: FunnelSourceName;
  days: number;
}

/** What happened in charts, counted by the day. */
export interface FunnelBook {
  /** Adds a page's batch to today's counts; API422 and nothing added when it names what no chart has. */
  add(entries: readonly FunnelEntry[]): Promise<void>;
  /** The counts of one chart; API404 for one that there is not. */
  read(chart: string, period: Period): Promise<Funnel>;
  /** How often each chart was begun and left, by its id. */
  readAll(period: Period): Promise<{ chart: string; visits: number; left: number }[]>;
}

type Known = Record<'states' | 'transitions', ReadonlySet<string>>;

/** What charts have, as `npm run funnel` read it from them. */
const known = new Map<string, Known>(
  Object.entries(names as Record<string, { states: string[]; transitions: string[] }>).map(([chart, { states, transitions }]) => [
    chart,
    { states: new Set(states), transitions: new Set(transitions) },
  ]),
);

const listOf = { visit: 'states', left: 'states', transition: 'transitions' } as const;
const DAY = 86_400_000;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

export function createFunnelBook({ database: { raw }, clock }: { database: Pick<Database, 'raw'>; clock: () => number }): FunnelBook {
  const spanOf = async ({ source, days }: Period): Promise<{ from: string; until: string }> => {
    const [last] = source === 'generated' ? await raw<{ day: string | null }>('SELECT max(day)::text AS day FROM funnel_counts WHERE is_generated', []) : [];
    const until = last?.day ?? dayOf(clock());
    return { from: dayOf(Date.parse(until) - (days - 1) * DAY), until };
  };

  return {
    add: async (entries) => {
      entries.forEach(({ chart, kind, name }, at) => {
        const field = known.has(chart) ? 'name' : 'chart';
        if (!known.get(chart)?.[listOf[kind]].has(name)) throw new CommerceError('API422', 422, { field: `/counts/${at}/${field}` });
      });
      // One row of a statement is changed once: what a batch names twice is added up first. Sorted, so that two batches never wait for each other.
      await raw(
        `INSERT INTO funnel_counts (day, chart, kind, name, is_generated, count)
         SELECT $1::date, chart, kind, name, false, sum(count) FROM jsonb_to_recordset($2::jsonb) AS batch(chart text, kind text, name text, count integer)
         GROUP BY chart, kind, name ORDER BY chart, kind, name
         ON CONFLICT (day, chart, kind, name, is_generated) DO UPDATE SET count = least(2147483647, funnel_counts.count::bigint + excluded.count)`,
        [dayOf(clock()), JSON.stringify(entries)],
      );
    },

    read: async (chart, period) => {
      if (!known.has(chart)) throw new CommerceError('API404', 404);
      const { from, until } = await spanOf(period);
      const counts = await raw<{ kind: 'visit' | 'transition' | 'left'; name: string; count: number }>(
        `SELECT kind, name, least(2147483647, sum(count))::integer AS count FROM funnel_counts
         WHERE chart = $1 AND is_generated = $2 AND day BETWEEN $3::date AND $4::date GROUP BY kind, name ORDER BY kind, name`,
        [chart, period.source === 'generated', from, until],
      );
      return { chart, source: period.source, days: period.days, from, until, counts };
    },

    readAll: async (period) => {
      const { from, until } = await spanOf(period);
      const rows = await raw<{ chart: string; visits: string | null; left: string | null }>(
        `SELECT chart, sum(count) FILTER (WHERE kind = 'visit')::text AS visits, sum(count) FILTER (WHERE kind = 'left')::text AS left
         FROM funnel_counts WHERE name = '#' || chart AND is_generated = $1 AND day BETWEEN $2::date AND $3::date
         GROUP BY chart ORDER BY chart`,
        [period.source === 'generated', from, until],
      );
      return rows.filter(({ chart }) => known.has(chart)).map((row) => ({ chart: row.chart, visits: Number(row.visits ?? 0), left: Number(row.left ?? 0) }));
    },
  };
}
