import type { ActorLogic, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { TestModel } from 'xstate/graph';
import type { Edge } from './types.ts';
import type { Events } from './events.ts';
import { eventLabel, isInert, type StateNodeOf } from './names.ts';
import type { Step } from './step.ts';
import type { Subject } from './subject.ts';

/** A chart written out: where it can be, and every way from there. */
export interface Graph {
  readonly edges: readonly Edge[];
  /** One snapshot per vertex, by its key. */
  readonly vertices: ReadonlyMap<string, AnyMachineSnapshot>;
  /** States that anything led to, transitions that anything took, guarded lists that let nothing through. */
  readonly entered: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
  readonly refusals: ReadonlySet<string>;
}

const refusalOf = ({ machine }: Subject, node: StateNodeOf, type: string) =>
  `${node.path.join('.') || machine.id}: ${eventLabel({ type })} [no guard holds]`;

/** The innermost active state that listens to the event behind guards only, none of which held. */
function refusedBy(subject: Subject, snapshot: AnyMachineSnapshot, { type }: AnyEventObject): string | null {
  const listening = snapshot._nodes.filter((node) =>
    node.transitions.get(type)?.some((transition) => !isInert(transition)),
  );
  const node = listening.toSorted((a, b) => b.path.length - a.path.length)[0];
  return node ? refusalOf(subject, node, type) : null;
}

/** Guarded lists without a last resort: that nothing holds is an outcome of its own. */
export const possibleRefusals = (subject: Subject): string[] =>
  subject.nodes.flatMap((node) =>
    [...node.transitions].flatMap(([type, list]) =>
      !type.startsWith('xstate.error.') && list.every(({ guard }) => guard) ? [refusalOf(subject, node, type)] : [],
    ),
  );

/** Takes everything that the world may do, in every vertex that it leads to, from every start. */
export function explore(subject: Subject, events: Events): Graph {
  const { machine, nameOf, keyOf, step, initial, startNames } = subject;
  const limit = subject.options.limit ?? 5_000;
  const edges: Edge[] = [];
  const vertices = new Map<string, AnyMachineSnapshot>();
  const entered = new Set<string>();
  const refusals = new Set<string>();
  const taken = new Set<string>();
  const watched = new Map<AnyMachineSnapshot, Map<AnyEventObject, Step>>();
  const logic: ActorLogic<AnyMachineSnapshot, AnyEventObject> = {
    transition: (snapshot, event) => {
      const result = step(snapshot, event);
      const list = watched.get(snapshot) ?? new Map<AnyEventObject, Step>();
      watched.set(snapshot, list.set(event, result));
      return result.snapshot;
    },
    getInitialSnapshot: () => initial('').snapshot,
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  for (const start of startNames) {
    const first = initial(start);
    for (const path of first.entered) entered.add(path);
    for (const transition of first.taken) taken.add(nameOf(transition));
    if (vertices.has(keyOf(first.snapshot))) continue;
    const adjacency = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(logic, {
      fromState: first.snapshot,
      events: events.at,
      serializeState: keyOf,
      serializeEvent: events.idOf,
      limit: Infinity,
      stopWhen: (snapshot) => {
        const key = keyOf(snapshot);
        if (vertices.has(key)) return true;
        vertices.set(key, snapshot);
        if (vertices.size > limit)
          throw new Error(
            `${machine.id}: more than ${limit} vertices, the last one ${key}: ` +
              'does the chart count without end, or `project` keep too much?',
          );
        return false;
      },
    }).getAdjacencyMap();
    for (const [source, { state, transitions }] of Object.entries(adjacency))
      for (const { event, state: nextState } of Object.values<{ event: AnyEventObject; state: AnyMachineSnapshot }>(
        transitions,
      )) {
        const result = watched.get(state)?.get(event);
        if (!result) continue;
        for (const path of result.entered) entered.add(path);
        if (result.taken.length === 0) {
          const refused = refusedBy(subject, state, event);
          if (refused) refusals.add(refused);
          continue;
        }
        const transitionsTaken = result.taken.map(nameOf);
        for (const name of transitionsTaken) taken.add(name);
        edges.push({
          state,
          event,
          nextState,
          transitions: transitionsTaken,
          actions: result.actions,
          emitted: result.emitted,
          sent: result.sent,
          entered: result.entered,
          source,
          target: keyOf(nextState),
        });
      }
  }
  return { edges, vertices, entered, refusals, taken };
}
