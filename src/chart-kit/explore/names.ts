import type { AnyEventObject, AnyStateMachine, AnyTransitionDefinition, StateNode, StateValue } from 'xstate';
import { getStateNodes } from 'xstate/graph';

export type StateNodeOf = StateNode | AnyStateMachine['root'];

export const doneEvent = (id: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${id}`,
  output,
  actorId: id,
});
export const failedEvent = (id: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${id}`,
  error,
  actorId: id,
});
export const afterEvent = (delay: string | number, stateId: string): AnyEventObject => ({
  type: `xstate.after.${delay}.${stateId}`,
});

/** What an outcome event of XState says, or null for an ordinary one. */
export function outcomeOf(type: string): { kind: 'done' | 'error' | 'after' | 'snapshot'; id: string } | null {
  const [, kind, id] = /^xstate\.(done\.actor|error\.actor|after|snapshot)\.(.+)$/s.exec(type) ?? [];
  if (kind === undefined || id === undefined) return null;
  if (kind === 'done.actor') return { kind: 'done', id };
  if (kind === 'error.actor') return { kind: 'error', id };
  return { kind: kind === 'after' ? 'after' : 'snapshot', id };
}

/** An event in a reader's words: `findParcel failed ORD404`, `after retryDelay`, `number.submitted`. */
export function eventLabel(event: AnyEventObject): string {
  const outcome = outcomeOf(event.type);
  if (!outcome) return event.type;
  const { kind, id } = outcome;
  if (kind === 'after') return `after ${/^(\d+(?:\.\d+)?|[^.]+)/.exec(id)?.[0] ?? id}`;
  if (kind === 'done') return `${id} done`;
  if (kind === 'snapshot') return `${id} changed`;
  const error = event['error'] as { errorId?: string; message?: string } | undefined;
  const what = error?.errorId ?? error?.message;
  return what ? `${id} failed ${what}` : `${id} failed`;
}

/** The innermost states of a value, as dotted paths. */
export function leavesOf(value: StateValue, prefix = ''): string[] {
  if (typeof value === 'string') return [prefix + value];
  const entries = Object.entries(value);
  return entries.flatMap(([key, inner]) =>
    inner === undefined || (typeof inner === 'object' && Object.keys(inner).length === 0)
      ? [prefix + key]
      : leavesOf(inner, `${prefix}${key}.`),
  );
}

export const valueLabel = (value: StateValue): string => leavesOf(value).join(' + ');

/** `{}` forbids an event; it is no transition to be taken. */
export const isInert = ({ target, actions, reenter }: AnyTransitionDefinition): boolean =>
  !target && actions.length === 0 && !reenter;

function guardLabel(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return guard.name || 'guard';
  const { type, params } = guard as { type?: unknown; params?: unknown };
  const name = typeof type === 'string' ? type : guardLabel(type);
  if (params === undefined || typeof params === 'function') return name;
  return `${name} ${typeof params === 'string' ? params : JSON.stringify(params)}`;
}

/** A name for every transition of a chart, the same in every run and report. */
export function transitionNames(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const names = new Map<AnyTransitionDefinition, string>();
  const used = new Map<string, number>();
  const nodes: readonly StateNodeOf[] = [machine.root, ...getStateNodes(machine)];
  for (const node of nodes)
    for (const transition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
      const event =
        transition.eventType === ''
          ? 'always'
          : eventLabel({ type: transition.eventType }).replace(/^xstate\.done\.state\..*$/, 'all done');
      const guard = transition.guard ? ` [${guardLabel(transition.guard)}]` : '';
      const target = transition.target?.map(({ path }) => path.join('.') || machine.id).join(' + ');
      const name = `${node.path.join('.') || machine.id}: ${event}${guard} → ${target ?? 'stays'}`;
      const seen = (used.get(name) ?? 0) + 1;
      used.set(name, seen);
      names.set(transition, seen === 1 ? name : `${name} (${seen})`);
    }
  return names;
}
