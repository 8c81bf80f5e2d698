import type { Mark } from '../draw/marks.ts';
import type { ChartEdge, ChartModel } from '../chart/chart-model.ts';
import type { Count, PathsRecord, Reason } from './record.types.ts';

/** True for `{}`, which forbids an event: no path can take it, and none has to. */
const isForbidding = ({ internal, actions, reenter }: ChartEdge): boolean =>
  internal && actions.length === 0 && !reenter;

function looksIn({ missing, unreachable }: Count): (name: string) => Mark {
  const bad = new Set(missing);
  const quiet = new Set(unreachable.map(({ name }) => name));
  return (name) => (bad.has(name) ? { look: 'bad', width: 3 } : { look: quiet.has(name) ? 'quiet' : 'good' });
}

/** Returns what a level covered of a chart, as marks on its drawing. */
export function coverageMarks({ coverage, drawn }: PathsRecord, { nodes, edges }: ChartModel): [string, Mark][] {
  const [ofState, ofTransition] = [looksIn(coverage.states), looksIn(coverage.transitions)];
  return [
    ...nodes
      .filter(({ parent, type }) => parent !== null && type !== 'history')
      .map(({ id }): [string, Mark] => [id, ofState(id)]),
    ...edges.flatMap((edge): [string, Mark][] => {
      const name = drawn[edge.id];
      return name === undefined || isForbidding(edge) ? [] : [[edge.id, ofTransition(name)]];
    }),
  ];
}

/** Returns everything that a level should have covered but did not. */
export const missingOf = ({ coverage: { states, transitions, pairs } }: PathsRecord): string[] => [
  ...states.missing,
  ...transitions.missing,
  ...pairs.missing,
];

/** Returns what a level cannot cause, without duplicates. */
export function declaredOf({ coverage: { states, transitions }, unreachable }: PathsRecord): Reason[] {
  const all = [...states.unreachable, ...transitions.unreachable, ...unreachable];
  return [...new Map(all.map((one) => [`${one.name}: ${one.reason}`, one])).values()];
}

export const failedOf = ({ paths }: PathsRecord) => paths.filter(({ passed }) => !passed);

export const stepsOf = ({ paths }: PathsRecord): number => paths.reduce((sum, { steps }) => sum + steps.length, 0);
