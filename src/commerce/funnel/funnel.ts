import type { Funnel, FunnelCount, FunnelEntry, FunnelSourceName } from '#openapi/generated/waymark.gen.ts';
import { CommerceError } from '../errors.ts';
import names from './names.json' with { type: 'json' };
import type { Database } from '../db/database.types.ts';
import type { Clock } from '../clock.ts';

/** The number of days back from today, or from the last generated day. */
export interface Period {
  source: FunnelSourceName;
  days: number;
}

/** Chart events, counted by day. */
export interface FunnelBook {
  /** Adds a page's batch to today's counts. Throws API422 and adds nothing if a name is in no chart. */
  add(entries: readonly FunnelEntry[]): Promise<void>;
  /** Returns the counts of one chart. Throws API404 for an unknown one. */
  read(chart: string, period: Period): Promise<Funnel>;
  /** Returns how often each chart was begun and left, by its id. */
  readAll(period: Period): Promise<ChartTotals[]>;
}

interface ChartTotals {
  chart: string;
  visits: number;
  left: number;
}

/** Counts from one source. Days are ISO dates; a period includes both ends. */
export interface VisitCounts {
  /** Returns the last day that has counts. */
  lastDay(): string;
  ofChart(chart: string, from: string, until: string): Promise<FunnelCount[]>;
  ofAll(from: string, until: string): Promise<ChartTotals[]>;
}

type Known = Record<'states' | 'transitions', ReadonlySet<string>>;

/** States and transitions of the charts, as `npm run funnel` read them. */
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
  clock: Clock;
  /** Generated counts; absent: there are none. */
  generated?: VisitCounts | undefined;
}

/** Counts that pages sent. */
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
      // A statement can change a row only once, so a name that occurs twice in a batch is added up first. Sorted, so
      // that two batches never deadlock.
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
