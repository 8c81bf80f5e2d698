import type { FunnelCount, FunnelKind } from '#openapi/generated/waymark.gen.ts';
import type { VisitCounts } from '#src/commerce/funnel/funnel.ts';

const DAY = 86_400_000;

/** How much of the month falls on each day: one week is like another, and no two days are. */
const busyness = Array.from(
  { length: 30 },
  (_, day) => 1 + 0.25 * Math.cos((day / 7) * 2 * Math.PI) + 0.09 * Math.sin(day * 2.3),
);
const sum = busyness.reduce((total, share) => total + share, 0);

/** Which share of the month has passed before each day, and after the last. */
const passed = busyness.reduce((shares, share) => [...shares, (shares.at(-1) ?? 0) + share / sum], [0]);

const monthOf = async () =>
  (await import('./visits.json', { with: { type: 'json' } })).default as [
    chart: string,
    kind: FunnelKind,
    name: string,
    month: number,
  ][];

/**
 * A month of visits that never were, made by walking the charts by chance (`npm run funnel`). Its last day is always
 * yesterday.
 */
export function generatedVisits(clock: () => number): VisitCounts {
  const lastDay = (): string => new Date(clock() - DAY).toISOString().slice(0, 10);
  const dayAt = (date: string): number =>
    Math.round((Date.parse(date) - Date.parse(lastDay())) / DAY) + busyness.length;
  // Rounded at both ends, so that the days of a name add up to its month.
  const within = (month: number, from: string, until: string): number => {
    const at = (day: number): number => Math.round(month * (passed[Math.min(busyness.length, Math.max(0, day))] ?? 0));
    return Math.max(0, at(dayAt(until)) - at(dayAt(from) - 1));
  };
  return {
    lastDay,
    ofChart: async (chart, from, until) =>
      (await monthOf())
        .filter(([of]) => of === chart)
        .map(([, kind, name, month]): FunnelCount => ({ kind, name, count: within(month, from, until) }))
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => `${a.kind} ${a.name}`.localeCompare(`${b.kind} ${b.name}`)),
    ofAll: async (from, until) => {
      const totals = new Map<string, { visits: number; left: number }>();
      for (const [chart, kind, name, month] of await monthOf()) {
        if (name !== `#${chart}` || kind === 'transition') continue;
        const total = totals.get(chart) ?? { visits: 0, left: 0 };
        total[kind === 'visit' ? 'visits' : 'left'] += within(month, from, until);
        totals.set(chart, total);
      }
      return [...totals]
        .map(([chart, total]) => ({ chart, ...total }))
        .toSorted((a, b) => a.chart.localeCompare(b.chart));
    },
  };
}
