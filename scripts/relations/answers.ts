import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Notice } from '#machines/shared/notice.ts';
import { transitionNames } from '#src/chart-kit/explore/names.ts';
import type { Observed } from '#src/charts/explain/answers.ts';
import { edgeIdsOf } from '#src/chart-kit/chart/chart-model.ts';

/** The result of exploring a chart's model, for its transitions. */
export interface ExploredEdges {
  id: string;
  machine: AnyStateMachine;
  edges: () => readonly {
    event: AnyEventObject;
    nextState: AnyMachineSnapshot;
    transitions: readonly string[];
    emitted: readonly AnyEventObject[];
    sent: readonly { event: AnyEventObject }[];
  }[];
}

/** Returns the names of raised notices (machines/shared/notice.ts). */
const noticesIn = (told: readonly AnyEventObject[]): string[] =>
  told.flatMap(({ notice }) => {
    const { title, message } = (notice ?? {}) as Partial<Notice>;
    return [title, message].filter((name) => name !== undefined);
  });

/**
 * Returns the error codes that take each transition of a chart, and the notices that it raises, without duplicates and
 * in a stable order.
 */
export function answersIn({ id, machine, edges }: ExploredEdges): Observed[] {
  const ids = edgeIdsOf(machine);
  const byName = new Map([...transitionNames(machine)].map(([transition, name]) => [name, ids.get(transition)]));
  const found = new Map<string, Observed>();
  for (const { event, nextState, transitions, emitted, sent } of edges()) {
    const edge = byName.get(transitions[0] ?? '');
    const code = event.type.startsWith('xstate.error.')
      ? ((event['error'] as { errorId?: string } | undefined)?.errorId ?? null)
      : null;
    const notices = noticesIn([...emitted, ...sent.map((one) => one.event)]);
    if (edge === undefined || (code === null && notices.length === 0)) continue;
    const key = `${edge} ${code ?? ''}`;
    const known = found.get(key);
    const isShown = code !== null && JSON.stringify(nextState.context).includes(`"errorId":"${code}"`);
    found.set(key, {
      chart: id,
      edge,
      code,
      isShown: isShown || (known?.isShown ?? false),
      notices: [...new Set([...(known?.notices ?? []), ...notices])].toSorted(),
    });
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, observed]) => observed);
}
