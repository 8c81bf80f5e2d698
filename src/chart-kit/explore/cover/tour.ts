import type { Net } from './net.ts';

const MANY = 1_000_000_000;

/** A network in which flow is sent as cheaply as possible; every arc is followed by its way back. */
class Flow {
  readonly head: number[] = [];
  readonly room: number[] = [];
  private readonly cost: number[] = [];
  private readonly out: number[][];
  private readonly price: Float64Array;

  constructor(size: number) {
    this.out = Array.from({ length: size }, () => []);
    this.price = new Float64Array(size);
  }

  add(from: number, to: number, room: number, cost: number): number {
    const arc = this.head.length;
    this.head.push(to, from);
    this.room.push(room, 0);
    this.cost.push(cost, -cost);
    this.out[from]?.push(arc);
    this.out[to]?.push(arc + 1);
    return arc;
  }

  /** Sends all that can be sent, the cheapest ways first (primal-dual: prices by Dijkstra, then all free ways). */
  send(source: number, sink: number): void {
    while (this.reprice(source, sink)) {
      for (let level = this.levels(source, sink); level; level = this.levels(source, sink)) {
        const next = new Int32Array(this.out.length);
        while (this.push(source, sink, MANY, level, next) > 0);
      }
    }
  }

  private reduced(arc: number, from: number): number {
    return (this.cost[arc] as number) + (this.price[from] as number) - (this.price[this.head[arc] as number] as number);
  }

  private reprice(source: number, sink: number): boolean {
    const size = this.out.length;
    const distance = new Float64Array(size).fill(Infinity);
    const isDone = new Uint8Array(size);
    const heap = new Heap();
    distance[source] = 0;
    heap.add(source, 0);
    for (let vertex = heap.take(); vertex !== undefined; vertex = heap.take()) {
      if (isDone[vertex]) continue;
      isDone[vertex] = 1;
      if (vertex === sink) break;
      for (const arc of this.out[vertex] as number[]) {
        if (this.room[arc] === 0) continue;
        const to = this.head[arc] as number;
        const far = (distance[vertex] as number) + this.reduced(arc, vertex);
        if (far < (distance[to] as number)) {
          distance[to] = far;
          heap.add(to, far);
        }
      }
    }
    const most = distance[sink] as number;
    if (most === Infinity) return false;
    for (let vertex = 0; vertex < size; vertex += 1)
      this.price[vertex] = (this.price[vertex] as number) + Math.min(distance[vertex] as number, most);
    return true;
  }

  /** How far each vertex is along free arcs, or null when the sink is not reached. */
  private levels(source: number, sink: number): Int32Array | null {
    const level = new Int32Array(this.out.length).fill(-1);
    level[source] = 0;
    const queue = [source];
    for (const vertex of queue)
      for (const arc of this.out[vertex] as number[]) {
        const to = this.head[arc] as number;
        if (level[to] !== -1 || this.room[arc] === 0 || this.reduced(arc, vertex) !== 0) continue;
        level[to] = (level[vertex] as number) + 1;
        if (to === sink) return level;
        queue.push(to);
      }
    return null;
  }

  private push(vertex: number, sink: number, most: number, level: Int32Array, next: Int32Array): number {
    if (vertex === sink) return most;
    const out = this.out[vertex] as number[];
    for (; (next[vertex] as number) < out.length; next[vertex] = (next[vertex] as number) + 1) {
      const arc = out[next[vertex] as number] as number;
      const to = this.head[arc] as number;
      const room = this.room[arc] as number;
      if (room === 0 || level[to] !== (level[vertex] as number) + 1 || this.reduced(arc, vertex) !== 0) continue;
      const sent = this.push(to, sink, Math.min(most, room), level, next);
      if (sent === 0) continue;
      this.room[arc] = room - sent;
      this.room[arc ^ 1] = (this.room[arc ^ 1] as number) + sent;
      return sent;
    }
    return 0;
  }
}

/** A queue that gives the nearest first. */
class Heap {
  private readonly items: number[] = [];
  private readonly keys: number[] = [];

  add(item: number, key: number): void {
    const { items, keys } = this;
    let place = items.length;
    items.push(item);
    keys.push(key);
    for (let above = (place - 1) >> 1; place > 0 && (keys[above] as number) > key; above = (place - 1) >> 1) {
      items[place] = items[above] as number;
      keys[place] = keys[above] as number;
      place = above;
    }
    items[place] = item;
    keys[place] = key;
  }

  take(): number | undefined {
    const { items, keys } = this;
    const first = items[0];
    const item = items.pop();
    const key = keys.pop();
    if (item === undefined || key === undefined || items.length === 0) return first;
    let place = 0;
    for (let below = 1; below < items.length; below = 2 * place + 1) {
      if (below + 1 < items.length && (keys[below + 1] as number) < (keys[below] as number)) below += 1;
      if ((keys[below] as number) >= key) break;
      items[place] = items[below] as number;
      keys[place] = keys[below] as number;
      place = below;
    }
    items[place] = item;
    keys[place] = key;
    return first;
  }
}

interface Times {
  /** How often each arc is taken. */
  readonly times: number[];
  /** How many paths begin at each start, and end at each vertex. */
  readonly begins: number[];
  readonly ends: number[];
}

/** How often each arc has to be taken, so that every required one is, by as few paths as can be, as short as can be. */
function timesOf(net: Net, required: ReadonlySet<number>): Times {
  const { size, from, to, starts } = net;
  const outside = size;
  const source = size + 1;
  const sink = size + 2;
  const begin = size + 3;
  const flow = new Flow(size + 4);
  const arcs = from.map((vertex, arc) => flow.add(vertex, to[arc] as number, MANY, 1));
  // One path there must be; no number of steps is worth another.
  flow.add(outside, begin, 1, 0);
  flow.add(outside, begin, MANY, MANY);
  const begins = starts.map((start) => flow.add(begin, start, MANY, 0));
  const ends = Array.from({ length: size }, (_, vertex) => flow.add(vertex, outside, MANY, 0));
  const left = new Int32Array(size);
  for (const arc of required) {
    left[to[arc] as number] = (left[to[arc] as number] as number) + 1;
    left[from[arc] as number] = (left[from[arc] as number] as number) - 1;
  }
  left.forEach((much, vertex) => {
    if (much > 0) flow.add(source, vertex, much, 0);
    if (much < 0) flow.add(vertex, sink, -much, 0);
  });
  flow.send(source, sink);
  const sent = (arc: number) => flow.room[arc + 1] as number;
  return {
    times: arcs.map((arc, index) => sent(arc) + (required.has(index) ? 1 : 0)),
    begins: begins.map(sent),
    ends: ends.map(sent),
  };
}

/**
 * What ties on the parts that hang together with no beginning of a path: arcs into each or out of it; and starts, by
 * their place, of parts that have no such arc.
 */
function missingLinks({ size, from, to, starts }: Net, { times, begins }: Times): { arcs: number[]; starts: number[] } {
  const parent = Int32Array.from({ length: size }, (_, vertex) => vertex);
  const partOf = (vertex: number): number => {
    let root = vertex;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root] as number] as number;
      root = parent[root] as number;
    }
    return root;
  };
  const fromOf = (arc: number) => partOf(from[arc] as number);
  const toOf = (arc: number) => partOf(to[arc] as number);
  const taken = [...times.keys()].filter((arc) => (times[arc] as number) > 0);
  for (const arc of taken) parent[fromOf(arc)] = toOf(arc);
  const begun = new Set(starts.filter((_, index) => (begins[index] as number) > 0).map(partOf));
  const links = { arcs: [] as number[], starts: [] as number[] };
  for (const part of new Set(taken.map(fromOf))) {
    if (begun.has(part)) continue;
    const into = from.findIndex((_, arc) => toOf(arc) === part && fromOf(arc) !== part);
    const link = into === -1 ? from.findIndex((_, arc) => fromOf(arc) === part && toOf(arc) !== part) : into;
    if (link === -1) links.starts.push(starts.findIndex((start) => partOf(start) === part));
    else links.arcs.push(link);
  }
  return links;
}

/** The paths that take every arc as often as told (Hierholzer, from outside through the starts). */
function toursOf({ size, from, to, out, starts }: Net, { times, begins, ends }: Times): number[][] {
  const next = new Int32Array(size);
  const outside = -1;
  const stack: { readonly vertex: number; readonly by: number }[] = [{ vertex: outside, by: -1 }];
  const circuit: number[] = [];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const { vertex } = top;
    if (vertex === outside) {
      const index = begins.findIndex((much) => much > 0);
      if (index === -1) {
        circuit.push(top.by);
        stack.pop();
        continue;
      }
      begins[index] = (begins[index] as number) - 1;
      stack.push({ vertex: starts[index] as number, by: -1 });
      continue;
    }
    const arcs = out[vertex] as readonly number[];
    while ((next[vertex] as number) < arcs.length && times[arcs[next[vertex] as number] as number] === 0)
      next[vertex] = (next[vertex] as number) + 1;
    const arc = arcs[next[vertex] as number];
    if (arc !== undefined) {
      times[arc] = (times[arc] as number) - 1;
      stack.push({ vertex: to[arc] as number, by: arc });
    } else if ((ends[vertex] as number) > 0) {
      ends[vertex] = (ends[vertex] as number) - 1;
      stack.push({ vertex: outside, by: -1 });
    } else {
      circuit.push(top.by);
      stack.pop();
    }
  }
  const paths: number[][] = [];
  let path: number[] = [];
  for (const arc of circuit.toReversed()) {
    const last = path.at(-1);
    if (arc === -1 || (last !== undefined && to[last] !== from[arc])) {
      if (path.length > 0) paths.push(path);
      path = [];
    }
    if (arc !== -1) path.push(arc);
  }
  if (path.length > 0) paths.push(path);
  return paths;
}

/**
 * The fewest paths that take every required arc, and the shortest of those: a cheapest flow that is a tour through the
 * starts (the directed postman's). Where only some arcs are required, parts that the flow leaves adrift are tied on.
 */
export function shortestTours(net: Net, wanted: Iterable<number>): number[][] {
  const required = new Set(wanted);
  if (required.size === 0) return [];
  for (;;) {
    const counted = timesOf(net, required);
    const links = missingLinks(net, counted);
    const arcs = links.arcs.filter((arc) => !required.has(arc));
    if (arcs.length === 0) {
      for (const start of links.starts) {
        const vertex = net.starts[start] as number;
        counted.begins[start] = (counted.begins[start] as number) + 1;
        counted.ends[vertex] = (counted.ends[vertex] as number) + 1;
      }
      return toursOf(net, counted);
    }
    for (const arc of arcs) required.add(arc);
  }
}
