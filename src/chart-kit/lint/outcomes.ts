import type { AnyStateMachine } from 'xstate';
import { ends, invokesOf, isDictionary, listOf, logicOf, nodesOf, placeOf } from './chart.ts';
import type { Conventions } from './conventions.ts';

/** Rule: every invocation has a name, and transitions for every outcome; a failure has a transition without a guard. */
export const outcomes = (machine: AnyStateMachine, conventions: Pick<Conventions, 'isCallback'>): string[] =>
  nodesOf(machine).flatMap((node) =>
    invokesOf(node).flatMap((invoke) => {
      const problems: string[] = [];
      const report = (problem: string) => problems.push(`${placeOf(node)} ${problem}`);
      const { id, src } = invoke;
      const name = typeof id === 'string' ? id : String(src);
      if (typeof id !== 'string') report(`invokes ${typeof src === 'string' ? `"${src}"` : 'an actor'} without an id`);
      if (ends(logicOf(machine, invoke), conventions) && invoke['onDone'] === undefined)
        report(`does not say what follows when "${name}" is done (onDone)`);
      const onError = listOf(invoke['onError']);
      const last = onError.at(-1);
      if (onError.length === 0) report(`does not say what follows when "${name}" fails (onError)`);
      else if (isDictionary(last) && last['guard'] !== undefined)
        report(`has no last resort when "${name}" fails: the last onError is guarded`);
      return problems;
    }),
  );
