import type { AnyStateMachine } from 'xstate';
import { type Dictionary, nodesOf, placeOf } from './chart.ts';
import type { Sends } from './sends.ts';

const isSent = (descriptor: string, sent: ReadonlySet<string>): boolean =>
  descriptor.endsWith('*') ? [...sent].some((type) => type.startsWith(descriptor.slice(0, -1))) : sent.has(descriptor);

/** Rule: no event that nothing sends: a view, a port, the chart itself, or another chart. */
export function listening(machine: AnyStateMachine, sends: Sends): string[] {
  const sent = sends.get(machine.id) ?? new Set<string>();
  const told = new Set<string>();
  return nodesOf(machine).flatMap((node) =>
    Object.keys(((node.config as Dictionary)['on'] as Dictionary | undefined) ?? {}).flatMap((descriptor) => {
      if (isSent(descriptor, sent) || told.has(descriptor)) return [];
      told.add(descriptor);
      return [`${placeOf(node)} listens to "${descriptor}", which no view, port or chart sends`];
    }),
  );
}
