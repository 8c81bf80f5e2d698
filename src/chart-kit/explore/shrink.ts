import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Subject } from './subject.ts';
import type { Edge } from './types.ts';
import { shortestWay } from './ways.ts';

/** What happened from a start on; the last event is the one that fails. */
export interface Happening {
  readonly start: string;
  readonly events: readonly AnyEventObject[];
}

/** Happenings that are tried at most, and places where the last event is tried first. */
const MOST_TRIES = 300;
const MOST_PLACES = 100;

/** Where the chart is before each event. */
export function snapshotsOf({ initial, step }: Subject, { start, events }: Happening): AnyMachineSnapshot[] {
  const snapshots = [initial(start).snapshot];
  for (const event of events.slice(0, -1)) snapshots.push(step(snapshots.at(-1) as AnyMachineSnapshot, event).snapshot);
  return snapshots;
}

/**
 * The shortest happening found that fails as well: the shortest way to where the last event fails, else the one that
 * happened without the rounds that it made, as far as they do not matter. `check` throws where the last event fails.
 */
export function shrunk(
  subject: Subject,
  edges: readonly Edge[],
  found: Happening,
  check: (from: AnyMachineSnapshot, event: AnyEventObject) => void,
): Happening {
  const last = found.events.at(-1);
  if (!last) return found;
  const fails = (tried: Happening): boolean => {
    let from: AnyMachineSnapshot | undefined;
    try {
      from = snapshotsOf(subject, tried).at(-1);
    } catch {
      return false;
    }
    try {
      if (from) check(from, last);
      return false;
    } catch {
      return true;
    }
  };

  const keys = (happening: Happening) => snapshotsOf(subject, happening).map(subject.keyOf);
  const startKeys = subject.startKeys();
  const direct = [...new Set(edges.filter(({ event }) => event === last).map(({ source }) => source))]
    .slice(0, MOST_PLACES)
    .concat(keys(found).slice(-1))
    .flatMap((key) => shortestWay(edges, startKeys, key) ?? [])
    .map(({ start, steps }): Happening => ({ start, events: [...steps.map(({ event }) => event), last] }))
    .toSorted((a, b) => a.events.length - b.events.length)
    .find(fails);
  if (direct) return direct;

  let best = found;
  for (let tries = 0, isShorter = true; isShorter && tries < MOST_TRIES;) {
    isShorter = false;
    const path = keys(best);
    const lastSeen = new Map(path.map((key, index) => [key, index]));
    const rounds = path
      .map((key, from) => ({ from, to: lastSeen.get(key) ?? from }))
      .filter(({ from, to }) => to > from)
      .toSorted((a, b) => b.to - b.from - (a.to - a.from));
    for (const { from, to } of rounds) {
      tries += 1;
      const tried = { start: best.start, events: best.events.toSpliced(from, to - from) };
      if (fails(tried)) {
        best = tried;
        isShorter = true;
        break;
      }
      if (tries >= MOST_TRIES) break;
    }
  }
  return best;
}
