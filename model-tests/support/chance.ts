import type { Events } from './events.ts';
import type { Graph } from './explore.ts';
import { eventLabel, valueLabel } from './names.ts';
import type { Subject } from './subject.ts';
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
 * steps were taken (an event may be refused).
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
  let { snapshot } = initial('');
  let taken = 0;
  for (let index = 0; index < steps; index += 1) {
    const event = pick(events.at(snapshot));
    if (!event) {
      ({ snapshot } = initial(pick(startNames) ?? ''));
      continue;
    }
    const result = step(snapshot, event);
    // An end that is always near would keep every walk short; nine times in ten chance goes on.
    if (result.snapshot.status !== 'active' && next() < 0.9) continue;
    const source = keyOf(snapshot);
    const target = keyOf(result.snapshot);
    const edge = foretold.get(`${source} ${events.idOf(event)}`);
    const transitions = result.taken.map(nameOf);
    if ((edge?.target ?? source) !== target || (edge?.transitions ?? []).join() !== transitions.join())
      throw unforetold(`${machine.id}: step ${index} of seed ${seed},`, snapshot, event, result, edge);
    if (result.taken.length > 0) {
      taken += 1;
      const { actions, emitted, sent, entered } = result;
      try {
        visit({
          state: snapshot,
          event,
          nextState: result.snapshot,
          transitions,
          actions,
          emitted,
          sent,
          entered,
          source,
          target,
        });
      } catch (cause) {
        const where = `"${eventLabel(event)}" in ${valueLabel(snapshot.value)}`;
        throw new Error(`step ${index} of seed ${seed}, ${where}: ${String(cause)}`, { cause });
      }
    }
    ({ snapshot } = result);
  }
  return taken;
}
