/** A directed graph in numbers: what is searched thousands of times is searched in arrays. */
export interface Net {
  /** Vertices are numbers below this. */
  readonly size: number;
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** What each arc covers; -1 for an arc that only leads somewhere. */
  readonly target: readonly number[];
  readonly targets: number;
  /** Arcs out of each vertex, in order of preference. */
  readonly out: readonly (readonly number[])[];
  /** Whether an arc stays in its strongly connected component: what leaves one cannot come back. */
  readonly stays: readonly boolean[];
  /** Vertices where a path may begin, in order of preference. */
  readonly starts: readonly number[];
}

/** Strongly connected components (Kosaraju, without recursion): vertices of one component can reach each other. */
function componentsOf(out: readonly (readonly number[])[], from: readonly number[], to: readonly number[]): Int32Array {
  const size = out.length;
  const into: number[][] = Array.from({ length: size }, () => []);
  to.forEach((vertex, arc) => into[vertex]?.push(from[arc] as number));
  const finished: number[] = [];
  const seen = new Uint8Array(size);
  for (let root = 0; root < size; root += 1) {
    if (seen[root]) continue;
    seen[root] = 1;
    const stack = [{ vertex: root, next: 0 }];
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const arc = out[top.vertex]?.[top.next++];
      if (arc === undefined) {
        finished.push(top.vertex);
        stack.pop();
      } else if (!seen[to[arc] as number]) {
        seen[to[arc] as number] = 1;
        stack.push({ vertex: to[arc] as number, next: 0 });
      }
    }
  }
  const component = new Int32Array(size).fill(-1);
  finished.toReversed().forEach((root, id) => {
    if (component[root] !== -1) return;
    component[root] = id;
    const stack = [root];
    for (let vertex = stack.pop(); vertex !== undefined; vertex = stack.pop())
      for (const source of into[vertex] ?? [])
        if (component[source] === -1) {
          component[source] = id;
          stack.push(source);
        }
  });
  return component;
}

/** The net of what can be reached from the starts; of arcs that lead and cover alike, the first. */
export function netOf(
  arcs: readonly { readonly from: string; readonly to: string; readonly target: string | null }[],
  startNames: readonly string[],
): Net & { /** Which of the given arcs each arc is. */ readonly given: readonly number[] } {
  const byFrom = Map.groupBy(arcs.keys(), (index) => (arcs[index] as (typeof arcs)[number]).from);
  const vertices = new Map<string, number>();
  const numberOf = (name: string) => {
    const known = vertices.get(name) ?? vertices.size;
    vertices.set(name, known);
    return known;
  };
  const starts = [...new Set(startNames.map(numberOf))];
  const from: number[] = [];
  const to: number[] = [];
  const target: number[] = [];
  const given: number[] = [];
  const targets = new Map<string, number>();
  // A map goes on with what is added to it: vertices are visited as they are reached.
  for (const [name, vertex] of vertices) {
    const known = new Set<string>();
    for (const index of byFrom.get(name) ?? []) {
      const arc = arcs[index] as (typeof arcs)[number];
      const like = `${arc.target}\n${arc.to}`;
      if (known.has(like)) continue;
      known.add(like);
      if (arc.target !== null && !targets.has(arc.target)) targets.set(arc.target, targets.size);
      from.push(vertex);
      to.push(numberOf(arc.to));
      target.push(arc.target === null ? -1 : (targets.get(arc.target) as number));
      given.push(index);
    }
  }
  const out: number[][] = Array.from({ length: vertices.size }, () => []);
  from.forEach((vertex, arc) => out[vertex]?.push(arc));
  const component = componentsOf(out, from, to);
  const stays = from.map((vertex, arc) => component[vertex] === component[to[arc] as number]);
  const rank = (arc: number) => (stays[arc] ? 0 : (out[to[arc] as number]?.length ?? 0) > 0 ? 1 : 2);
  for (const list of out) list.sort((a, b) => rank(a) - rank(b));
  return { size: vertices.size, from, to, target, targets: targets.size, out, stays, starts, given };
}
