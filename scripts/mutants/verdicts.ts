import type { Layer } from '#model-tests/support/mutants/judge.ts';
import type { Judged, MutantsRecord } from '#model-tests/support/mutants/record.ts';

export interface Located extends Judged {
  /** `machines/cart/states/changing.ts:42`; the folder alone where the place is not found. */
  readonly where: string;
}

/** The mutants of one chart after both levels. */
export interface ChartMutants {
  readonly chart: string;
  readonly mutants: readonly Located[];
  /** Why a survivor stays, by its name. */
  readonly explained: Readonly<Record<string, string>>;
  readonly seconds: number;
}

/** What the view noticed stands in for what the chart's tests let live. */
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

/** Mutants that nothing notices, and that nobody explains. */
export const unexplained = ({ mutants, explained }: ChartMutants): Located[] =>
  mutants.filter(({ by, name }) => by === null && explained[name] === undefined);

export const explainedOnes = ({ mutants, explained }: ChartMutants): Located[] =>
  mutants.filter(({ by, name }) => by === null && explained[name] !== undefined);

/** Explanations of mutants that do not live (any more), as sentences. */
export const stale = ({ mutants, explained }: ChartMutants): string[] =>
  Object.keys(explained).flatMap((name) => {
    const mutant = mutants.find((other) => other.name === name);
    if (!mutant) return [`${name}: there is no such mutant`];
    return mutant.by === null ? [] : [`${name}: noticed by ${mutant.by}`];
  });

export const isClean = (result: ChartMutants): boolean => unexplained(result).length + stale(result).length === 0;
