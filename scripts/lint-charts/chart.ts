import { type AnyStateMachine, StateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { isCallbackPort } from '#machines/shared/ports.ts';

export type Node = AnyStateMachine['root'];
export type Dictionary = Readonly<Record<string, unknown>>;

export const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Configurations write one of a thing without a list. */
export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

export const nodesOf = (machine: AnyStateMachine): readonly Node[] => [machine.root, ...getStateNodes(machine)];

/** How a sentence about a state begins: `cart: changing.addingItems`. */
export const placeOf = (node: Node): string =>
  node.parent ? `${node.machine.id}: ${node.path.join('.')}` : node.machine.id;

/** What `setup` declared, by kind and name. */
export const vocabularyOf = (
  machine: AnyStateMachine,
): Record<'actions' | 'guards' | 'delays' | 'actors', Dictionary> =>
  machine.implementations as unknown as Record<'actions' | 'guards' | 'delays' | 'actors', Dictionary>;

/** The invocations of a state, as its configuration writes them. */
export const invokesOf = (node: Node): readonly Dictionary[] =>
  listOf((node.config as Dictionary)['invoke']).filter(isDictionary);

/** The logic behind an invocation; undefined where `setup` does not declare it. */
export const logicOf = (machine: AnyStateMachine, { src }: Dictionary): unknown =>
  typeof src === 'string' ? vocabularyOf(machine).actors[src] : undefined;

export const isChart = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine;

/** Whether invoked logic is done some day: a callback never is, a chart only where it has a final state. */
export const ends = (logic: unknown): boolean =>
  isChart(logic)
    ? Object.values<Node>(logic.root.states).some(({ type }) => type === 'final')
    : !(typeof logic === 'object' && logic !== null && isCallbackPort(logic));
