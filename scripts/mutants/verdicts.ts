import type { Layer } from '#src/chart-kit/mutate/judge.ts';
import type { Judged, MutantsRecord } from '#src/chart-kit/mutate/record.ts';

export interface Located extends Judged {
  /** `machines/cart/states/changing.ts:42`; only the folder if the position is not found. */
  readonly where: string;
}

/** The mutants of one chart after both levels. */
export interface ChartMutants {
  readonly chart: string;
  readonly mutants: readonly Located[];
  /** Explanations of survivors, by name. */
  readonly explained: Readonly<Record<string, string>>;
  readonly seconds: number;
}

/** Merges two records: a mutant that survives the chart's tests counts as noticed if the view's tests notice it. */
export function merged(
  chart: MutantsRecord,
  view: MutantsRecord | null,
  whereIs: (at: Judged['at']) => string,
): ChartMutants {
  const seen = new Map(view?.mutants.map((mutant) => [mutant.name, mutant]));
  return {
    chart: chart.chart,
    mutants: chart.mutants.map((mutant) => ({ ...(seen.get(mutant.name) ?? mutant), where: whereIs(mutant.at) })),
    explained: chart.explained,
    seconds: chart.seconds + (view?.seconds ?? 0),
  };
}

export const noticedBy = ({ mutants }: ChartMutants, layer: Layer): Located[] =>
  mutants.filter(({ by }) => by === layer);

/** Returns mutants that no test notices and that have no explanation. */
export const unexplained = ({ mutants, explained }: ChartMutants): Located[] =>
  mutants.filter(({ by, name }) => by === null && explained[name] === undefined);

export const explainedOnes = ({ mutants, explained }: ChartMutants): Located[] =>
  mutants.filter(({ by, name }) => by === null && explained[name] !== undefined);

/** Returns a sentence for each explanation of a mutant that does not survive (any more). */
export const stale = ({ mutants, explained }: ChartMutants): string[] =>
  Object.keys(explained).flatMap((name) => {
    const mutant = mutants.find((other) => other.name === name);
    if (!mutant) return [`${name}: there is no such mutant`];
    return mutant.by === null ? [] : [`${name}: noticed by ${mutant.by}`];
  });

export const isClean = (result: ChartMutants): boolean => unexplained(result).length + stale(result).length === 0;
