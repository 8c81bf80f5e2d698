import { chanceFrom } from '../chance.ts';
import { complete, Draft, grow, type Search, straighten } from './greedy.ts';
import type { Net } from './net.ts';

type Paths = readonly (readonly number[])[];

/** A path costs its steps and a page that is opened anew. */
const OPENING = 5;

export const costOf = (paths: Paths): number => paths.reduce((sum, path) => sum + path.length + OPENING, 0);

/** Arcs that are looked at while improving, at most: about as long on every machine, and the same result on each. */
const MOST_WORK = 12_000_000;
const MOST_ROUNDS = 1000;

/**
 * Takes a few paths away, covers what is then missing in another order, and keeps that where it costs no more: again
 * and again, from one seed, for as long as it is worth it.
 */
export function improved(net: Net, first: Paths, search: Search, maxSteps: number): Paths {
  const { next, pick } = chanceFrom(1);
  let best = first;
  let cost = costOf(best);
  const begun = search.work;
  for (let round = 0; round < MOST_ROUNDS && search.work - begun < MOST_WORK; round += 1) {
    const removed = new Set<readonly number[]>();
    const many = 1 + Math.floor(next() * Math.min(4, best.length));
    while (removed.size < many) removed.add(pick(best) as readonly number[]);
    const draft = new Draft(
      net,
      best.filter((path) => !removed.has(path)),
    );
    const turn = Math.floor(next() * 1000);
    if (next() < 0.5)
      for (const [index, path] of draft.paths.entries()) {
        if (path.length >= maxSteps) continue;
        const longer = [...path];
        grow(draft, search, longer, maxSteps, turn);
        draft.paths[index] = longer;
      }
    complete(draft, search, maxSteps, turn);
    straighten(draft, search, draft.paths.keys());
    const found = costOf(draft.paths);
    if (found > cost) continue;
    best = draft.paths;
    cost = found;
  }
  return best;
}
