import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { alike } from './alike.ts';
import type { AnyOptions, Edge } from './types.ts';
import { eventLabel, type StateNodeOf, transitionNames, valueLabel } from './names.ts';
import { type Step, stepOf } from './step.ts';

export type Subject = ReturnType<typeof subjectOf>;

/** The chart under test: how it starts, how it is stepped, and when two of its snapshots are one vertex. */
export function subjectOf(machine: AnyStateMachine, options: AnyOptions) {
  const nodes: readonly StateNodeOf[] = [machine.root, ...getStateNodes(machine)];
  const names = transitionNames(machine);
  const nameOf = (transition: AnyTransitionDefinition) => names.get(transition) ?? `raised ${transition.eventType}`;
  const hasHistory = nodes.some((node) => node.type === 'history');
  const starts: readonly (readonly [string, unknown])[] = [
    ['', options.input],
    ...Object.entries(options.inputs ?? {}),
  ];

  const keyAnew = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([
      snapshot.status,
      snapshot.value,
      options.project(snapshot.context, snapshot) ?? null,
      hasHistory
        ? Object.entries(snapshot.historyValue).map(([id, list]) => [
            id,
            (list as readonly StateNodeOf[]).map((node) => node.id),
          ])
        : 0,
    ]);
  const { one, keyOf } = alike(keyAnew);

  const assertHealthy = ({ status, error }: AnyMachineSnapshot, how: string): void => {
    if (status !== 'error') return;
    const what = error instanceof Error ? error.message : JSON.stringify(error);
    throw new Error(`${machine.id}: the chart fails ${how}: ${what}`, { cause: error });
  };

  const take = (from: AnyMachineSnapshot, event: AnyEventObject): Step => {
    const how = `on "${eventLabel(event)}" in ${valueLabel(from.value)}`;
    let result: Step;
    try {
      result = stepOf(machine, from, event);
    } catch (cause) {
      const what = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${machine.id}: the chart throws ${how}: ${what}`, { cause });
    }
    assertHealthy(result.snapshot, how);
    return { ...result, snapshot: one(result.snapshot) };
  };

  const steps = new Map<AnyMachineSnapshot, Map<AnyEventObject, Step>>();
  /** One macrostep, taken once for each event in each snapshot; an error of the chart is thrown, with where it was. */
  const step = (from: AnyMachineSnapshot, event: AnyEventObject): Step => {
    const known = steps.get(from) ?? new Map<AnyEventObject, Step>();
    const result = known.get(event) ?? take(from, event);
    steps.set(from, known.set(event, result));
    return result;
  };

  const begin = (start: string): Step => {
    const entry = starts.find(([name]) => name === start);
    if (!entry) throw new Error(`${machine.id}: no input is called "${start}"`);
    const result = stepOf(machine, undefined, { type: 'xstate.init', input: entry[1] });
    assertHealthy(result.snapshot, start === '' ? 'at the start' : `at the start "${start}"`);
    return { ...result, snapshot: one(result.snapshot) };
  };

  const begun = new Map<string, Step>();
  const initial = (start: string): Step => {
    const result = begun.get(start) ?? begin(start);
    begun.set(start, result);
    return result;
  };

  return {
    machine,
    options,
    nodes,
    /** A name for every transition. */
    names,
    nameOf,
    keyOf,
    step,
    initial,
    startNames: starts.map(([name]) => name),
    /** The vertex of each start, by name. */
    startKeys: () => starts.map(([start]) => [start, keyOf(initial(start).snapshot)] as const),
    /** That a step did not lead where exploring foretold. */
    unforetold: (where: string, from: AnyMachineSnapshot, event: AnyEventObject, found: Step, edge?: Edge) => {
      const led = `${valueLabel(found.snapshot.value)} by [${found.taken.map(nameOf).join(', ')}]`;
      const explored = edge ? `to ${valueLabel(edge.nextState.value)} by [${edge.transitions.join(', ')}]` : 'nowhere';
      return new Error(
        `${where} "${eventLabel(event)}" in ${valueLabel(from.value)} leads to ${led}, not ${explored} as explored: ` +
          '`project` leaves out something that changes behaviour',
      );
    },
  };
}
