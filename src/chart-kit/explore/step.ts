import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromTransition,
} from 'xstate';
import { isInert } from './names.ts';
import type { Sent } from './types.ts';

/** What one macrostep of a chart did. */
export interface Step {
  readonly snapshot: AnyMachineSnapshot;
  readonly taken: readonly AnyTransitionDefinition[];
  readonly entered: readonly string[];
  readonly actions: readonly { readonly type: string; readonly params: unknown }[];
  readonly emitted: readonly AnyEventObject[];
  readonly sent: readonly Sent[];
}

const nothing = fromTransition(() => null, null);

/** One pure macrostep (the first, without a snapshot), watched: no actor is started and no action runs. */
export function stepOf(machine: AnyStateMachine, from: AnyMachineSnapshot | undefined, event: AnyEventObject): Step {
  const taken: AnyTransitionDefinition[] = [];
  const entered = new Set<string>();
  const actions: { type: string; params: unknown }[] = [];
  const emitted: AnyEventObject[] = [];
  const sent: Sent[] = [];
  const carrier = createActor(nothing, {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== carrier) return;
      taken.push(...inspected._transitions);
      for (const node of (inspected.snapshot as AnyMachineSnapshot)._nodes) entered.add(node.path.join('.'));
    },
  });
  const scope: AnyActorScope = {
    self: carrier,
    system: carrier.system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action) => {
      const { type, params } = action as { type: string; params: unknown };
      actions.push({ type, params });
      if (type === 'xstate.emit') emitted.push((params as { event: AnyEventObject }).event);
      if (type === 'xstate.sendTo') {
        const { targetId, event: told } = params as { targetId: string; event: AnyEventObject };
        sent.push({ to: targetId, event: told });
      }
    },
  };
  const snapshot: AnyMachineSnapshot = from
    ? machine.transition(from, event, scope)
    : machine.getInitialSnapshot(scope, event['input']);
  for (const node of [...snapshot._nodes, ...taken.map(({ source }) => source)])
    node.path.forEach((_, depth) => entered.add(node.path.slice(0, depth + 1).join('.')));
  return {
    snapshot,
    taken: taken.filter((transition) => !isInert(transition)),
    entered: [...entered],
    actions,
    emitted,
    sent,
  };
}
