import { type Level, levels, type PathsRecord } from './record.types.ts';

/** Why a level does not walk some things: the written reason; null if there is none. */
export interface Excuse {
  readonly level: Level;
  readonly reason: string | null;
}

/** Things that the same levels leave out for the same reasons. */
export interface UnwalkedGroup {
  readonly excuses: readonly Excuse[];
  readonly names: readonly string[];
}

export interface UnwalkedChart {
  readonly chart: string;
  /** The levels that have a record. */
  readonly levels: readonly Level[];
  /** What no level walks. */
  readonly never: readonly UnwalkedGroup[];
  /** What only the chart level walks: no view and no browser shows it. */
  readonly unseen: readonly UnwalkedGroup[];
}

/** Returns what one level leaves out of a chart, by name. */
function leftOut({ level, coverage: { states, transitions } }: PathsRecord): Map<string, Excuse> {
  const all = [states, transitions];
  return new Map<string, Excuse>([
    ...all.flatMap(({ unreachable }) => unreachable.map(({ name, reason }) => [name, { level, reason }] as const)),
    ...all.flatMap(({ missing }) => missing.map((name) => [name, { level, reason: null }] as const)),
  ]);
}

function groupsOf(names: readonly string[], out: readonly ReadonlyMap<string, Excuse>[]): UnwalkedGroup[] {
  const excused = names.map((name) => ({ name, excuses: out.flatMap((level) => level.get(name) ?? []) }));
  return [...Map.groupBy(excused, ({ excuses }) => JSON.stringify(excuses)).values()]
    .flatMap((group) => (group[0] ? [{ excuses: group[0].excuses, names: group.map(({ name }) => name) }] : []))
    .toSorted((a, b) => b.names.length - a.names.length);
}

/** Returns the states and transitions of each chart that no level walks, and those that were walked without a page. */
export const unwalkedOf = (records: readonly PathsRecord[]): UnwalkedChart[] =>
  [...Map.groupBy(records, ({ chart }) => chart)].flatMap(([chart, unsorted]) => {
    const mine = unsorted.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
    const out = mine.map(leftOut);
    const names = [...new Set(out.flatMap((level) => [...level.keys()]))];
    const outOf = (some: readonly Level[]) => {
      const here = out.filter((_, index) => some.some((level) => level === mine[index]?.level));
      return here.length === 0 ? [] : names.filter((name) => here.every((level) => level.has(name)));
    };
    const never = outOf(levels);
    const unseen = outOf(['view', 'browser']).filter((name) => !never.includes(name));
    if (never.length + unseen.length === 0) return [];
    return [
      { chart, levels: mine.map(({ level }) => level), never: groupsOf(never, out), unseen: groupsOf(unseen, out) },
    ];
  });

/** Returns the number of things in groups. */
export const countOf = (groups: readonly UnwalkedGroup[]): number =>
  groups.reduce((sum, { names }) => sum + names.length, 0);
