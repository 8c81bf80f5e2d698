import type { Funnel, FunnelCount, FunnelEntry, FunnelSourceName } from '#openapi/generated/waymark.gen.ts';
import { CommerceError } from '../errors.ts';
import names from './names.json' with { type: 'json' };
import type { Database } from '../db/database.types.ts';

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
  readAll(period: Period): Promise<ChartTotals[]>;
}

interface ChartTotals {
  chart: string;
  visits: number;
  left: number;
}

/** Counts from one source. Days are ISO dates; both ends of a period belong to it. */
export interface VisitCounts {
  /** The last day that has counts. */
  lastDay(): string;
  ofChart(chart: string, from: string, until: string): Promise<FunnelCount[]>;
  ofAll(from: string, until: string): Promise<ChartTotals[]>;
}

type Known = Record<'states' | 'transitions', ReadonlySet<string>>;

/** What charts have, as `npm run funnel` read it from them. */
const known = new Map<string, Known>(
  Object.entries(names as Record<string, { states: string[]; transitions: string[] }>).map(
    ([chart, { states, transitions }]) => [chart, { states: new Set(states), transitions: new Set(transitions) }],
  ),
);

const listOf = { visit: 'states', left: 'states', transition: 'transitions' } as const;
const DAY = 86_400_000;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

interface FunnelDeps {
  database: Pick<Database, 'raw'>;
  clock: () => number;
  /** What is told as generated; absent: there is none. */
  generated?: VisitCounts | undefined;
}

/** What pages counted. */
const countsOfVisitors = ({ database: { raw }, clock }: FunnelDeps): VisitCounts => ({
  lastDay: () => dayOf(clock()),
  ofChart: (chart, from, until) =>
    raw<FunnelCount>(
      `SELECT kind, name, least(2147483647, sum(count))::integer AS count FROM funnel_counts
       WHERE chart = $1 AND day BETWEEN $2::date AND $3::date GROUP BY kind, name ORDER BY kind, name`,
      [chart, from, until],
    ),
  ofAll: async (from, until) => {
    const rows = await raw<{ chart: string; visits: string | null; left: string | null }>(
      `SELECT chart, sum(count) FILTER (WHERE kind = 'visit')::text AS visits, sum(count) FILTER (WHERE kind = 'left')::text AS left
       FROM funnel_counts WHERE name = '#' || chart AND day BETWEEN $1::date AND $2::date
       GROUP BY chart ORDER BY chart`,
      [from, until],
    );
    return rows.map(({ chart, visits, left }) => ({ chart, visits: Number(visits ?? 0), left: Number(left ?? 0) }));
  },
});

export function createFunnelBook(deps: FunnelDeps): FunnelBook {
  const { database, clock, generated } = deps;
  const none: VisitCounts = { lastDay: () => dayOf(clock()), ofChart: async () => [], ofAll: async () => [] };
  const sources = { visitors: countsOfVisitors(deps), generated: generated ?? none };
  const spanOf = ({ source, days }: Period): { from: string; until: string } => {
    const until = sources[source].lastDay();
    return { from: dayOf(Date.parse(until) - (days - 1) * DAY), until };
  };

  return {
    add: async (entries) => {
      entries.forEach(({ chart, kind, name }, at) => {
        const field = known.has(chart) ? 'name' : 'chart';
        if (!known.get(chart)?.[listOf[kind]].has(name))
          throw new CommerceError('API422', 422, { field: `/counts/${at}/${field}` });
      });
      // One row of a statement is changed once: what a batch names twice is added up first. Sorted, so that two batches
      // never wait for each other.
      await database.raw(
        `INSERT INTO funnel_counts (day, chart, kind, name, count)
         SELECT $1::date, chart, kind, name, sum(count) FROM jsonb_to_recordset($2::jsonb) AS batch(chart text, kind text, name text, count integer)
         GROUP BY chart, kind, name ORDER BY chart, kind, name
         ON CONFLICT (day, chart, kind, name) DO UPDATE SET count = least(2147483647, funnel_counts.count::bigint + excluded.count)`,
        [dayOf(clock()), JSON.stringify(entries)],
      );
    },

    read: async (chart, period) => {
      if (!known.has(chart)) throw new CommerceError('API404', 404);
      const { from, until } = spanOf(period);
      const counts = await sources[period.source].ofChart(chart, from, until);
      return { chart, source: period.source, days: period.days, from, until, counts };
    },

    readAll: async (period) => {
      const { from, until } = spanOf(period);
      return (await sources[period.source].ofAll(from, until)).filter(({ chart }) => known.has(chart));
    },
  };
}
