import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import type { FunnelEntry } from '#openapi/generated/waymark.gen.ts';
import { edgeIdOf, stateIdOf } from '#src/chart-kit/chart/events.ts';

/** Counts what charts do, by the names of states and transitions only: reads nothing of an event or a context. */
export interface Tally {
  /** Adds charts that are already running: their active states count as visits. */
  begin(actors: readonly AnyActorRef[]): void;
  hear(event: InspectionEvent): void;
  /** The page is left: counts every running chart as left in its state. */
  leave(): void;
  /** Returns the counts since the last call, in batches that the contract accepts. */
  take(): FunnelEntry[][];
}

const largestBatch = 500;
const highestCount = 1000;

const isChart = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && '_nodes' in snapshot;

/** Returns the active states of a chart, the root among them, as its model names them. */
export const statesIn = ({ machine, _nodes }: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(_nodes.map(({ path }) => stateIdOf(path, machine.id)));

/** Returns the transition's id in the chart's model; null for a transition that is in no model. */
export function transitionId(transition: AnyTransitionDefinition): string | null {
  const { source, eventType } = transition;
  const chart = source.machine.id;
  const index = (eventType === '' ? source.always : source.transitions.get(eventType))?.indexOf(transition) ?? -1;
  return index < 0 ? null : edgeIdOf(stateIdOf(source.path, chart), eventType, index, chart);
}

export function createTally(): Tally {
  const counts = new Map<string, FunnelEntry>();
  const places = new Map<AnyActorRef, { chart: string; states: ReadonlySet<string> }>();

  const add = (chart: string, kind: FunnelEntry['kind'], name: string) => {
    const key = `${chart} ${kind} ${name}`;
    const count = Math.min(highestCount, (counts.get(key)?.count ?? 0) + 1);
    counts.set(key, { chart, kind, name, count });
  };
  const arrive = (actor: AnyActorRef, snapshot: AnyMachineSnapshot) => {
    const chart = snapshot.machine.id;
    const before = places.get(actor)?.states;
    const states = statesIn(snapshot);
    places.set(actor, { chart, states });
    for (const state of states) if (!before?.has(state)) add(chart, 'visit', state);
  };
  const leaveAt = ({ chart, states }: { chart: string; states: ReadonlySet<string> }) => {
    for (const state of states) add(chart, 'left', state);
  };

  return {
    begin: (actors) => {
      for (const actor of actors) {
        const snapshot: unknown = actor.getSnapshot();
        if (isChart(snapshot)) arrive(actor, snapshot);
      }
    },
    hear: (event) => {
      if ((event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') || !isChart(event.snapshot)) return;
      const actor = event.actorRef as AnyActorRef;
      const { snapshot } = event;
      if (event.type === '@xstate.microstep')
        for (const transition of event._transitions) {
          const name = transitionId(transition);
          if (name !== null) add(snapshot.machine.id, 'transition', name);
        }
      if (snapshot.status === 'active' || snapshot.status === 'done') arrive(actor, snapshot);
      if (snapshot.status === 'active' || event.type !== '@xstate.snapshot') return;
      const place = places.get(actor);
      // A flow that reached its end does not count as left.
      if (place && snapshot.status !== 'done') leaveAt(place);
      places.delete(actor);
    },
    leave: () => places.forEach(leaveAt),
    take: () => {
      const entries = [...counts.values()];
      counts.clear();
      return Array.from({ length: Math.ceil(entries.length / largestBatch) }, (_, at) =>
        entries.slice(at * largestBatch, (at + 1) * largestBatch),
      );
    },
  };
}
