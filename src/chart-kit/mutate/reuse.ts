import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import type { StateNodeOf } from '../explore/names.ts';
import type { Step } from '../explore/step.ts';
import type { Subject } from '../explore/subject.ts';
import type { Edge } from '../explore/types.ts';

/** What an event says: fixtures are the same for a chart and its mutants, outcomes are made anew around one answer. */
const saidBy = (event: AnyEventObject): unknown =>
  event.type.startsWith('xstate.') ? (event['output'] ?? event['error'] ?? event['snapshot']) : event;

/** The steps of a chart as it stands, each taken once for all its mutants. */
export function memoryOf(right: Subject) {
  const steps = new Map<AnyMachineSnapshot, Map<string, Map<unknown, Step>>>();
  const keys = new Map<AnyMachineSnapshot, string>();
  const starts = new Map(right.startNames.map((start) => [start, right.initial(start)]));
  return {
    right,
    initial: (start: string): Step => starts.get(start) ?? right.initial(start),
    step: (from: AnyMachineSnapshot, event: AnyEventObject): Step => {
      const ofType = steps.get(from) ?? new Map<string, Map<unknown, Step>>();
      const known = ofType.get(event.type) ?? new Map<unknown, Step>();
      const result = known.get(saidBy(event)) ?? right.step(from, event);
      steps.set(from, ofType.set(event.type, known.set(saidBy(event), result)));
      return result;
    },
    keyOf: (snapshot: AnyMachineSnapshot): string => {
      const key = keys.get(snapshot) ?? right.keyOf(snapshot);
      keys.set(snapshot, key);
      return key;
    },
  };
}

/**
 * A mutant that takes over from the chart as it stands every step that does not pass the state which was edited: it is
 * the same there, so nothing is explored, and no rule is asked, twice.
 */
export function reusing(memory: ReturnType<typeof memoryOf>, mutant: Subject, edited: string) {
  const nodes = new Map(mutant.nodes.map((node) => [node.path.join('.'), node]));
  const here = (node: StateNodeOf) => nodes.get(node.path.join('.')) as StateNodeOf;
  /** Of a snapshot of the mutant the same one of the right chart, and the other way round. */
  const twins = new Map<AnyMachineSnapshot, AnyMachineSnapshot>();
  const copies = new Map<AnyMachineSnapshot, AnyMachineSnapshot>();

  const copyOf = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
    const known = copies.get(snapshot);
    if (known) return known;
    const copy = {
      ...snapshot,
      machine: mutant.machine,
      _nodes: snapshot._nodes.map(here),
      historyValue: Object.fromEntries(
        Object.entries<readonly StateNodeOf[]>(snapshot.historyValue).map(([id, list]) => [id, list.map(here)]),
      ),
    } as AnyMachineSnapshot;
    copies.set(snapshot, copy);
    twins.set(copy, snapshot);
    return copy;
  };

  const passes = ({ entered }: Step, from?: AnyMachineSnapshot): boolean =>
    edited === '' ||
    entered.includes(edited) ||
    (from?._nodes.some((node: StateNodeOf) => node.path.join('.') === edited) ?? false);

  const isAlike = (one: AnyMachineSnapshot, other: AnyMachineSnapshot): boolean =>
    mutant.keyOf(one) === memory.keyOf(other) && isDeepStrictEqual(one.context, other.context);

  /** The step itself where the edit may matter; the result is known from there on when it is the same after all. */
  const taken = (known: Step, from: AnyMachineSnapshot | undefined, take: () => Step): Step => {
    if (!passes(known, from)) return { ...known, snapshot: copyOf(known.snapshot) };
    const result = take();
    if (isAlike(result.snapshot, known.snapshot)) twins.set(result.snapshot, known.snapshot);
    return result;
  };

  const subject: Subject = {
    ...mutant,
    nameOf: (transition: AnyTransitionDefinition) => mutant.names.get(transition) ?? memory.right.nameOf(transition),
    keyOf: (snapshot) => {
      const twin = twins.get(snapshot);
      return twin ? memory.keyOf(twin) : mutant.keyOf(snapshot);
    },
    initial: (start) => taken(memory.initial(start), undefined, () => mutant.initial(start)),
    step: (from, event) => {
      const twin = twins.get(from);
      return twin ? taken(memory.step(twin, event), twin, () => mutant.step(from, event)) : mutant.step(from, event);
    },
  };

  return {
    subject,
    /** Whether an edge is one of the right chart's, where every rule holds. */
    isKnown: ({ state, event }: Pick<Edge, 'state' | 'event'>): boolean => {
      const twin = twins.get(state);
      return twin !== undefined && !passes(memory.step(twin, event), twin);
    },
  };
}
