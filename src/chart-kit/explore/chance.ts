import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Events } from './events.ts';
import type { Graph } from './explore.ts';
import { eventLabel, valueLabel } from './names.ts';
import { type Happening, shrunk, snapshotsOf } from './shrink.ts';
import type { Step } from './step.ts';
import type { Subject } from './subject.ts';
import { OnTheWay, reasonIn } from '../telling/failure.ts';
import type { Edge } from './types.ts';

/** Mulberry32: small, fast, and the same numbers from the same seed everywhere. */
export function chanceFrom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** From 0 up to 1, without 1. */
    next,
    pick: <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(next() * list.length)],
  };
}

/**
 * Steps of chance, beginning anew at each end; `visit` throws to say that something does not hold. Answers how many
 * steps were taken (an event may be refused). A failure is told by the shortest way to it that was found.
 */
export function walkByChance(
  subject: Subject,
  events: Events,
  { edges }: Graph,
  { seed, steps, visit }: { seed: number; steps: number; visit: (edge: Edge) => void },
): number {
  const { machine, nameOf, keyOf, step, initial, startNames, unforetold } = subject;
  const { next, pick } = chanceFrom(seed);
  const foretold = new Map(edges.map((edge) => [`${edge.source} ${events.idOf(edge.event)}`, edge]));

  // What held of a step once holds of it again.
  const checked = new Set<Step>();
  /** Throws where a step leads elsewhere than explored, or something does not hold; answers whether it was taken. */
  const check = (snapshot: AnyMachineSnapshot, event: AnyEventObject, result: Step, index: number): boolean => {
    if (checked.has(result)) return result.taken.length > 0;
    const source = keyOf(snapshot);
    const target = keyOf(result.snapshot);
    const edge = foretold.get(`${source} ${events.idOf(event)}`);
    const transitions = result.taken.map(nameOf);
    if ((edge?.target ?? source) !== target || (edge?.transitions ?? []).join() !== transitions.join())
      throw unforetold(`${machine.id}: step ${index} of seed ${seed},`, snapshot, event, result, edge);
    if (result.taken.length === 0) {
      checked.add(result);
      return false;
    }
    const { actions, emitted, sent, entered } = result;
    const nextState = result.snapshot;
    try {
      visit({ state: snapshot, event, nextState, transitions, actions, emitted, sent, entered, source, target });
    } catch (cause) {
      const where = `"${eventLabel(event)}" in ${valueLabel(snapshot.value)}`;
      throw new Error(`step ${index} of seed ${seed}, ${where}: ${String(cause)}`, { cause });
    }
    checked.add(result);
    return true;
  };

  let start = '';
  let history: AnyEventObject[] = [];
  let { snapshot } = initial(start);
  let taken = 0;
  for (let index = 0; index < steps; index += 1) {
    const event = pick(events.at(snapshot));
    if (!event) {
      start = pick(startNames) ?? '';
      history = [];
      ({ snapshot } = initial(start));
      continue;
    }
    try {
      const result = step(snapshot, event);
      // An end that is always near would keep every walk short; nine times in ten chance goes on.
      if (result.snapshot.status !== 'active' && next() < 0.9) continue;
      if (check(snapshot, event, result, index)) {
        taken += 1;
        history.push(event);
      }
      ({ snapshot } = result);
    } catch (error) {
      throw shrunkFailure(subject, edges, { start, events: [...history, event] }, error, (from, last) => {
        check(from, last, step(from, last), index);
      });
    }
  }
  return taken;
}

/** The failure with the shortest way to it that was found. */
function shrunkFailure(
  subject: Subject,
  edges: readonly Edge[],
  found: Happening,
  error: unknown,
  check: (from: AnyMachineSnapshot, event: AnyEventObject) => void,
): Error {
  const way = shrunk(subject, edges, found, check);
  const at = snapshotsOf(subject, way).at(-1) as AnyMachineSnapshot;
  const much = `after ${found.events.length} steps from a start, shrunk to ${way.events.length}`;
  return new OnTheWay(`${reasonIn(error)} (${much})`, { ...way, at }, error);
}
