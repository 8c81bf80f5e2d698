import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { takes } from './events.ts';
import type { Model } from './model.ts';
import { transitionNames } from './names.ts';

/** What a state does at an event: takes it with some payload and some past, or never. */
export type Cell = 'taken' | 'ignored';

/** States by events. */
export interface Matrix {
  /** Every innermost state at which the chart rests, as a dotted path, in the chart's order. */
  readonly states: readonly string[];
  /** Every event that is sent to the chart, in the model's order; what ports answer is none. */
  readonly events: readonly string[];
  readonly cell: (state: string, event: string) => Cell;
}

const isIn = (state: string, { source }: AnyTransitionDefinition): boolean => {
  const path = source.path.join('.');
  return path === '' || state === path || state.startsWith(`${path}.`);
};

/**
 * The negative matrix of a chart, from its explored graph. A state takes what it, or a state around it, has a
 * transition for; what a region beside it does at the event is told in that region's rows.
 */
export function matrixOf<TMachine extends AnyStateMachine>(model: Model<TMachine>): Matrix {
  const named = new Map([...transitionNames(model.machine)].map(([transition, name]) => [name, transition]));
  const rests = new Set<string>();
  const innermost = ({ _nodes }: AnyMachineSnapshot): string[] =>
    _nodes.flatMap(({ type, path }) => (type === 'atomic' || type === 'final' ? [path.join('.')] : []));
  for (const snapshot of model.vertices()) for (const path of innermost(snapshot)) rests.add(path);

  const taken = new Set<string>();
  for (const { state, event, transitions } of model.edges()) {
    const mine = transitions.flatMap((name) => {
      const transition = named.get(name);
      return transition && transition.eventType !== '' && takes(event.type, transition.eventType) ? [transition] : [];
    });
    for (const path of innermost(state))
      if (mine.some((transition) => isIn(path, transition))) taken.add(`${path} ${event.type}`);
  }
  return {
    states: getStateNodes(model.machine)
      .map(({ path }) => path.join('.'))
      .filter((path) => rests.has(path)),
    events: Object.keys(model.options.send),
    cell: (state, event) => (taken.has(`${state} ${event}`) ? 'taken' : 'ignored'),
  };
}

/**
 * The events that a page cannot cause, each with the reason that a level's gestures declare instead of a gesture: a
 * port or another chart sends it, time does, or nothing on the page.
 */
export const impossibleFrom = (gestures: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(gestures).flatMap(([type, how]) => {
      if (typeof how !== 'object' || how === null) return [];
      const { port, relayed, elapsed, unreachable } = how as Readonly<Record<string, string | undefined>>;
      const reason = port === undefined ? (relayed ?? elapsed ?? unreachable) : `the port ${port} sends it`;
      return reason === undefined ? [] : [[type, reason]];
    }),
  );
