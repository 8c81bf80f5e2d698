/** What a transition waits for. */
export type EdgeKind = 'event' | 'after' | 'done' | 'error' | 'always';

const prefixes: readonly (readonly [string, EdgeKind])[] = [
  ['xstate.done.actor.', 'done'],
  ['xstate.done.state.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.snapshot.', 'event'],
];

/**
 * Translates XState's name of an event into the chart's: `xstate.done.actor.findParcel` is findParcel being done, and
 * `xstate.after.patience.parcel.waiting` the delay `patience`.
 */
export function eventOf(type: string, chart: string): { kind: EdgeKind; event: string } {
  if (type === '') return { kind: 'always', event: '' };
  for (const [prefix, kind] of prefixes) {
    if (!type.startsWith(prefix)) continue;
    const event = type.slice(prefix.length);
    return { kind, event: event.startsWith(`${chart}.`) ? event.slice(chart.length + 1) : event };
  }
  // A delay's name has no dot: after the dot comes the id of its state.
  const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
  return delay === undefined ? { kind: 'event', event: type } : { kind: 'after', event: delay };
}

/** Returns the id of a transition: the branch of this number (from 0) of one event of one state. */
export function edgeIdOf(source: string, type: string, index: number, chart: string): string {
  const { kind, event } = eventOf(type, chart);
  return `${source}|${kind}|${event}|${index}`;
}

/** Returns the id of a state: its path with dots; the root's is `#` and the chart's name. */
export const stateIdOf = (path: readonly string[], chart: string): string =>
  path.length > 0 ? path.join('.') : `#${chart}`;
