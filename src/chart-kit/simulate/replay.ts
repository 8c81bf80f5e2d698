import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { eventLabel, type StateNodeOf } from '../explore/names.ts';
import type { Trail } from './trail.ts';
import { named } from './offers.ts';
import type { Subject } from './subject.ts';

/** The chart between two steps, and what the step before did. */
export interface Moment {
  snapshot: AnyMachineSnapshot;
  /** The event; null at the beginning. */
  event: AnyEventObject | null;
  /** For a reader. */
  label: string;
  /** The transitions taken, by their ids in the chart's model; in order. */
  edges: string[];
  /** Actions that would run outside of a transition: on entry and exit. */
  actions: string[];
  emitted: readonly AnyEventObject[];
  sent: readonly { to: string; event: AnyEventObject }[];
}

export interface Replay {
  /** The beginning, and one moment for each step that could be taken. */
  moments: [Moment, ...Moment[]];
  /** The first step that the chart does not take any more, if there is one. */
  lost: string | null;
}

/**
 * Runs a trail from its beginning. A trail of an older chart ends at the first step that the current chart does not
 * take.
 */
export function replay(subject: Subject, { start, steps }: Trail): Replay {
  const moment = (step: ReturnType<Subject['step']>, event: AnyEventObject | null): Moment => ({
    snapshot: step.snapshot,
    event,
    label: event ? eventLabel(event) : start,
    edges: step.taken.flatMap((transition) => subject.edgeOf(transition) ?? []),
    actions: step.actions.map(({ type }) => type).filter((type) => !type.startsWith('xstate.')),
    emitted: step.emitted,
    sent: step.sent,
  });
  const known = subject.starts.includes(start);
  let last = moment(subject.begin(known ? start : ''), null);
  const moments: Replay['moments'] = [last];
  if (!known) return { moments, lost: start };
  for (const name of steps) {
    const event = named(subject, last.snapshot).get(name);
    const step = event && subject.step(last.snapshot, event);
    if (!event || !step || step.taken.length === 0) return { moments, lost: name };
    last = moment(step, event);
    moments.push(last);
  }
  return { moments, lost: null };
}

/** Returns the innermost active states of a snapshot, as the chart's model names them. */
export const innermost = ({ _nodes }: AnyMachineSnapshot): string[] =>
  (_nodes as readonly StateNodeOf[])
    .filter((node) => Object.keys(node.states).length === 0)
    .map(({ path }) => path.join('.'));
