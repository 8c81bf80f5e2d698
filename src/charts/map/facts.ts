import type { Relation } from './relations.ts';

/** The relation of a chart to another: the events between the two, and the senders. */
export interface Tie {
  chart: string;
  events: string[];
  by: string[];
}

/** One kind of a chart's relations to others, from its point of view. */
export interface Ties {
  kind: 'mapOfStarts' | 'mapOfStarted' | 'mapOfTells' | 'mapOfTold' | 'mapOfHears' | 'mapOfHeard';
  ties: Tie[];
}

const sides = [
  ['mapOfStarts', ['starts'], 'from'],
  ['mapOfStarted', ['starts'], 'to'],
  ['mapOfTells', ['tells'], 'from'],
  ['mapOfTold', ['tells'], 'to'],
  ['mapOfHears', ['hears', 'watches'], 'from'],
  ['mapOfHeard', ['hears', 'watches'], 'to'],
] as const satisfies [Ties['kind'], Relation['kind'][], 'from' | 'to'][];

const unique = (names: readonly string[]): string[] => [...new Set(names.filter(Boolean))];

/** Returns all relations of a chart to others, without empty kinds. */
export function tiesOf(chart: string, relations: readonly Relation[]): Ties[] {
  return sides.flatMap(([kind, kinds, side]): Ties[] => {
    const other = side === 'from' ? 'to' : 'from';
    const here = relations.filter(
      (relation) => relation[side] === chart && kinds.some((known) => known === relation.kind),
    );
    const ties = [...Map.groupBy(here, (relation) => relation[other])].map(([name, list]): Tie => ({
      chart: name,
      events: unique(list.map(({ event }) => event)),
      by: unique(list.map(({ by }) => by)),
    }));
    return ties.length === 0 ? [] : [{ kind, ties }];
  });
}
