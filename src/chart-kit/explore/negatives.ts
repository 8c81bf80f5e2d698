import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type Events, takes } from './events.ts';
import type { Graph } from './explore.ts';
import { type StateNodeOf, valueLabel } from './names.ts';
import { type Step, stepOf } from './step.ts';
import type { Subject } from './subject.ts';
import type { Negative } from './types.ts';

/** What an event does that a state should not take, or null when it does nothing; undefined when it is taken. */
function problemOf(subject: Subject, state: AnyMachineSnapshot, event: AnyEventObject): string | null | undefined {
  let result: Step;
  try {
    result = stepOf(subject.machine, state, event);
  } catch (error) {
    return `it throws ${error instanceof Error ? error.message : String(error)}`;
  }
  const { snapshot, taken, actions } = result;
  if (taken.length > 0) {
    const listens = state._nodes.some((node: StateNodeOf) =>
      node.ownEvents.some((descriptor: string) => takes(event.type, descriptor)),
    );
    return listens ? undefined : `nothing listens to it, yet it takes ${taken.map(subject.nameOf).join(', ')}`;
  }
  if (snapshot.status === 'error') return 'the chart fails';
  if (subject.keyOf(snapshot) !== subject.keyOf(state)) return `it moves to ${valueLabel(snapshot.value)}`;
  if (snapshot.context !== state.context) return 'it changes context';
  if (actions.length > 0) return `it runs ${actions.map(({ type }) => type).join(', ')}`;
  return null;
}

/** Every fixture in every reached vertex that does not take it. */
export function negativesOf(subject: Subject, { fixtures, idOf }: Events, { vertices, edges }: Graph): Negative[] {
  const taken = new Set(edges.map(({ source, event }) => `${source} ${idOf(event)}`));
  return [...vertices]
    .filter(([, { status }]) => status === 'active')
    .flatMap(([key, state]) =>
      fixtures.flatMap((event): Negative[] => {
        if (taken.has(`${key} ${idOf(event)}`)) return [];
        const problem = problemOf(subject, state, event);
        return problem === undefined ? [] : [{ state, event, problem }];
      }),
    );
}
