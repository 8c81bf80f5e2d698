import type { AnyStateMachine } from 'xstate';
import {
  type Dictionary,
  invokesOf,
  isDictionary,
  listOf,
  logicOf,
  type Node,
  nodesOf,
  placeOf,
  vocabularyOf,
} from './chart.ts';

type Kind = 'action' | 'guard' | 'delay' | 'actor';

/** Returns the names of a guard, or of all parts of a combined one; null for an inline guard. */
function guardNames(guard: unknown): readonly string[] | null {
  if (typeof guard === 'string') return [guard];
  if (isDictionary(guard) && typeof guard['type'] === 'string') return [guard['type']];
  if (typeof guard === 'function' && 'check' in guard) {
    const parts = listOf((guard as unknown as Dictionary)['guards']).map(guardNames);
    return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
  }
  return null;
}

/** An `assign` of an outcome may be inline, because its types require it. */
const isAssign = (action: unknown): boolean =>
  typeof action === 'function' && String((action as { type?: unknown }).type).startsWith('xstate.');

/** Rule: the configuration has only names, each declared in `setup`; and every declared name is used. */
export function names(machine: AnyStateMachine): string[] {
  const problems: string[] = [];
  const vocabulary = vocabularyOf(machine);
  const used: Record<Kind, Set<string>> = { action: new Set(), guard: new Set(), delay: new Set(), actor: new Set() };

  const read = (node: Node): void => {
    const config = node.config as Dictionary;
    const report = (problem: string) => problems.push(`${placeOf(node)} ${problem}`);
    const use = (kind: Kind, name: string, problem: string) => {
      used[kind].add(name);
      if (!(name in vocabulary[`${kind}s`])) report(problem);
    };
    const readActions = (list: unknown, place: string, isOutcome: boolean) => {
      for (const action of listOf(list)) {
        const name = isDictionary(action) ? action['type'] : action;
        if (typeof name === 'string')
          use('action', name, `names the action "${name}" ${place}, which setup does not define`);
        else if (!(isOutcome && isAssign(action)))
          report(`has an action written in place ${place}; give it a name in setup`);
      }
    };
    const readTransitions = (list: unknown, place: string, isOutcome = false) => {
      for (const transition of listOf(list)) {
        if (!isDictionary(transition)) continue;
        readActions(transition['actions'], place, isOutcome);
        if (transition['guard'] === undefined) continue;
        const guards = guardNames(transition['guard']);
        if (!guards) report(`has a guard written in place ${place}; give it a name in setup`);
        for (const name of guards ?? [])
          use('guard', name, `names the guard "${name}" ${place}, which setup does not define`);
      }
    };

    readActions(config['entry'], 'on entry', false);
    readActions(config['exit'], 'on exit', false);
    readTransitions(config['always'], 'in always');
    readTransitions(config['onDone'], 'in onDone', true);
    for (const [event, list] of Object.entries((config['on'] as Dictionary | undefined) ?? {}))
      readTransitions(list, `on ${event}`);
    for (const [delay, list] of Object.entries((config['after'] as Dictionary | undefined) ?? {})) {
      use('delay', delay, `waits for "${delay}", which is no named delay of setup`);
      readTransitions(list, `after ${delay}`);
    }
    for (const invoke of invokesOf(node)) {
      const { id, src } = invoke;
      const name = typeof id === 'string' ? id : String(src);
      if (typeof src !== 'string') report(`invokes "${name}" written in place; declare a port in setup`);
      else if (logicOf(machine, invoke) === undefined) report(`invokes "${src}", which setup does not declare`);
      else used.actor.add(src);
      for (const outcome of ['onDone', 'onError', 'onSnapshot'])
        readTransitions(invoke[outcome], `in ${outcome} of ${name}`, true);
    }
  };

  for (const node of nodesOf(machine)) read(node);
  for (const kind of ['action', 'guard', 'delay', 'actor'] as const)
    for (const name of Object.keys(vocabulary[`${kind}s`]))
      if (!used[kind].has(name)) problems.push(`${machine.id} declares the ${kind} "${name}", which no state uses`);
  return problems;
}
