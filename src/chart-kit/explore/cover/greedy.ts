import type { Net } from './net.ts';

/** What is missing yet, and the ways to it. */
export class Search {
  /** Arcs that were looked at: the measure of work that is the same on every machine. */
  work = 0;
  private readonly net: Net;
  private readonly cameBy: Int32Array;
  private readonly seenIn: Int32Array;
  private readonly queue: Int32Array;
  private round = 0;

  constructor(net: Net) {
    this.net = net;
    this.cameBy = new Int32Array(net.size);
    this.seenIn = new Int32Array(net.size);
    this.queue = new Int32Array(net.size + 1);
  }

  /** The shortest way from a vertex through an arc whose target is missing; `turn` says which of equals is first. */
  nearest(start: number, { uses, net }: Draft, onlyStaying: boolean, turn = 0): number[] | null {
    const { target } = net;
    return this.search(start, (arc) => target[arc] !== -1 && uses[target[arc] as number] === 0, onlyStaying, turn);
  }

  /** The shortest way between two vertices. */
  between(start: number, end: number): number[] | null {
    return start === end ? [] : this.search(start, (arc) => this.net.to[arc] === end, false, 0);
  }

  private search(start: number, isEnd: (arc: number) => boolean, onlyStaying: boolean, turn: number): number[] | null {
    const { out, to, from, stays } = this.net;
    const { cameBy, seenIn } = this;
    this.round += 1;
    seenIn[start] = this.round;
    cameBy[start] = -1;
    const { queue } = this;
    queue[0] = start;
    for (let head = 0, tail = 1; head < tail; head += 1) {
      const vertex = queue[head] as number;
      const arcs = out[vertex] as readonly number[];
      const { length } = arcs;
      const first = length === 0 ? 0 : turn % length;
      this.work += length;
      for (let index = 0; index < length; index += 1) {
        const place = index + first;
        const arc = arcs[place < length ? place : place - length] as number;
        if (onlyStaying && !stays[arc]) continue;
        if (isEnd(arc)) {
          const route = [arc];
          for (let by = cameBy[from[arc] as number] as number; by !== -1; by = cameBy[from[by] as number] as number)
            route.push(by);
          return route.reverse();
        }
        const next = to[arc] as number;
        if (seenIn[next] === this.round) continue;
        seenIn[next] = this.round;
        cameBy[next] = arc;
        queue[tail] = next;
        tail += 1;
      }
    }
    return null;
  }
}

/** Paths that are being made, and how often they cover each target. */
export class Draft {
  readonly paths: (readonly number[])[];
  readonly uses: Int32Array;
  readonly net: Net;

  constructor(net: Net, paths: readonly (readonly number[])[]) {
    this.net = net;
    this.paths = [...paths];
    this.uses = new Int32Array(net.targets);
    for (const path of paths) this.count(path, 1);
  }

  count(path: readonly number[], much: number): void {
    for (const arc of path) {
      const target = this.net.target[arc] as number;
      if (target !== -1) this.uses[target] = (this.uses[target] as number) + much;
    }
  }

  /** Whether an arc's target would be missing without this one use of it. */
  readonly isNeeded = (arc: number): boolean => {
    const target = this.net.target[arc] as number;
    return target !== -1 && this.uses[target] === 1;
  };
}

/**
 * Goes on from where a path ends to the nearest target not yet covered, inside the present component first (what is
 * left behind there costs a path of its own), until nothing more can be reached or the path is long enough.
 */
export function grow(draft: Draft, search: Search, path: number[], maxSteps: number, turn = 0): void {
  for (let last = path.at(-1); last !== undefined && path.length < maxSteps; last = path.at(-1)) {
    const end = draft.net.to[last] as number;
    const route = search.nearest(end, draft, true, turn) ?? search.nearest(end, draft, false, turn);
    if (!route || (path.length + route.length > maxSteps && route.length > 1)) return;
    draft.count(route, 1);
    path.push(...route);
  }
}

/** New paths from the starts until nothing is missing that can be reached. */
export function complete(draft: Draft, search: Search, maxSteps: number, turn = 0): void {
  const first = (): number[] | null => {
    for (const start of draft.net.starts) {
      const route = search.nearest(start, draft, true, turn) ?? search.nearest(start, draft, false, turn);
      if (route) return route;
    }
    return null;
  };
  for (let path = first(); path; path = first()) {
    draft.count(path, 1);
    grow(draft, search, path, maxSteps, turn);
    draft.paths.push(path);
  }
}

/**
 * Between what each path alone covers it goes straight, and it ends with that; a path that covers nothing alone goes.
 */
export function straighten(draft: Draft, search: Search, which: Iterable<number>): void {
  const { from } = draft.net;
  for (const index of which) {
    const path = draft.paths[index] as readonly number[];
    const straight: number[] = [];
    let idle: number[] = [];
    for (const arc of path) {
      if (!draft.isNeeded(arc)) {
        draft.count([arc], -1);
        idle.push(arc);
        continue;
      }
      const [first] = idle;
      if (first !== undefined) {
        const route = search.between(from[first] as number, from[arc] as number) ?? idle;
        const kept = route.length < idle.length ? route : idle;
        draft.count(kept, 1);
        straight.push(...kept);
        idle = [];
      }
      straight.push(arc);
    }
    draft.paths[index] = straight;
  }
  const left = draft.paths.filter((path) => path.length > 0);
  draft.paths.splice(0, draft.paths.length, ...left);
}
