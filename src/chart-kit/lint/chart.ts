import { type AnyStateMachine, StateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { Conventions } from './conventions.ts';

export type Node = AnyStateMachine['root'];
export type Dictionary = Readonly<Record<string, unknown>>;

export const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A configuration may have a single value in place of a list. */
export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

export const nodesOf = (machine: AnyStateMachine): readonly Node[] => [machine.root, ...getStateNodes(machine)];

/** Returns the beginning of a sentence about a state: `lamp: on.bright`. */
export const placeOf = (node: Node): string =>
  node.parent ? `${node.machine.id}: ${node.path.join('.')}` : node.machine.id;

/** Returns what `setup` declares, by kind and name. */
export const vocabularyOf = (
  machine: AnyStateMachine,
): Record<'actions' | 'guards' | 'delays' | 'actors', Dictionary> =>
  machine.implementations as unknown as Record<'actions' | 'guards' | 'delays' | 'actors', Dictionary>;

/** Returns the invocations of a state, as its configuration writes them. */
export const invokesOf = (node: Node): readonly Dictionary[] =>
  listOf((node.config as Dictionary)['invoke']).filter(isDictionary);

/** Returns the logic of an invocation; undefined if `setup` does not declare it. */
export const logicOf = (machine: AnyStateMachine, { src }: Dictionary): unknown =>
  typeof src === 'string' ? vocabularyOf(machine).actors[src] : undefined;

export const isChart = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine;

/** True if invoked logic can end: a callback never does, a chart only if it has a final state. */
export const ends = (logic: unknown, { isCallback }: Pick<Conventions, 'isCallback'>): boolean =>
  isChart(logic) ? Object.values<Node>(logic.root.states).some(({ type }) => type === 'final') : !isCallback(logic);
