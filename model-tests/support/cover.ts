/** One arc of a directed graph; arcs without a target need not be covered, they only lead somewhere. */
export interface Arc<Payload> {
  readonly from: string;
  readonly to: string;
  readonly target: string | null;
  readonly payload: Payload;
}

export interface CoverOptions {
  /** Where a path may begin, in order of preference. */
  readonly starts: readonly string[];
  /** A path stops growing when it is this long; it is longer only when its first new target lies farther away. */
  readonly maxSteps?: number;
}

/** Strongly connected components (Kosaraju, without recursion): vertices of one component can reach each other. */
function componentsOf<P>(arcs: ReadonlyMap<string, readonly Arc<P>[]>): Map<string, number> {
  const incoming = new Map<string, string[]>();
  const vertices = new Set<string>(arcs.keys());
  for (const list of arcs.values())
    for (const { from, to } of list) {
      vertices.add(to);
      const sources = incoming.get(to);
      if (sources) sources.push(from);
      else incoming.set(to, [from]);
    }
  const finished: string[] = [];
  const seen = new Set<string>();
  for (const root of vertices) {
    if (seen.has(root)) continue;
    seen.add(root);
    const stack = [{ vertex: root, next: 0 }];
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const arc = arcs.get(top.vertex)?.[top.next++];
      if (!arc) {
        finished.push(top.vertex);
        stack.pop();
      } else if (!seen.has(arc.to)) {
        seen.add(arc.to);
        stack.push({ vertex: arc.to, next: 0 });
      }
    }
  }
  const component = new Map<string, number>();
  for (const root of finished.toReversed()) {
    if (component.has(root)) continue;
    const id = component.size;
    const stack = [root];
    component.set(root, id);
    for (let vertex = stack.pop(); vertex !== undefined; vertex = stack.pop())
      for (const source of incoming.get(vertex) ?? [])
        if (!component.has(source)) {
          component.set(source, id);
          stack.push(source);
        }
  }
  return component;
}

/**
 * Few long paths that together take every target: go on to the nearest target not yet taken, inside the present
 * component first (what is left behind there costs a path of its own), and begin a new path only where nothing more can
 * be reached. The same graph gives the same paths.
 */
export function coverPaths<P>(
  arcsInOrder: readonly Arc<P>[],
  { starts, maxSteps = Infinity }: CoverOptions,
): Arc<P>[][] {
  const out = new Map<string, Arc<P>[]>();
  for (const arc of arcsInOrder) {
    const list = out.get(arc.from);
    if (list) list.push(arc);
    else out.set(arc.from, [arc]);
  }
  const component = componentsOf(out);
  const stays = (arc: Arc<P>) => component.get(arc.from) === component.get(arc.to);
  for (const list of out.values()) {
    const rank = (arc: Arc<P>) => (stays(arc) ? 0 : out.has(arc.to) ? 1 : 2);
    list.sort((a, b) => rank(a) - rank(b));
  }
  const missing = new Set(arcsInOrder.flatMap(({ target }) => (target === null ? [] : [target])));

  const search = (start: string, allowed: (arc: Arc<P>) => boolean): Arc<P>[] | null => {
    const cameBy = new Map<string, Arc<P> | null>([[start, null]]);
    const queue = [start];
    for (const vertex of queue)
      for (const arc of out.get(vertex) ?? []) {
        if (!allowed(arc)) continue;
        if (arc.target !== null && missing.has(arc.target)) {
          const route = [arc];
          for (let step = cameBy.get(vertex); step; step = cameBy.get(step.from)) route.unshift(step);
          return route;
        }
        if (!cameBy.has(arc.to)) {
          cameBy.set(arc.to, arc);
          queue.push(arc.to);
        }
      }
    return null;
  };
  const nearest = (vertex: string) => search(vertex, stays) ?? search(vertex, () => true);

  const paths: Arc<P>[][] = [];
  while (missing.size > 0) {
    let path: Arc<P>[] | null = null;
    for (const start of starts) if ((path = nearest(start))) break;
    if (!path) break;
    const take = (route: readonly Arc<P>[]) => {
      for (const { target } of route) if (target !== null) missing.delete(target);
    };
    take(path);
    for (;;) {
      const last: Arc<P> | undefined = path.at(-1);
      const route = last && path.length < maxSteps ? nearest(last.to) : null;
      if (!route || (path.length + route.length > maxSteps && route.length > 1)) break;
      take(route);
      path.push(...route);
    }
    paths.push(path);
  }
  return withoutIdle(paths);
}

/** Drops paths whose every target another path takes as well. */
function withoutIdle<P>(paths: readonly Arc<P>[][]): Arc<P>[][] {
  const uses = new Map<string, number>();
  const targetsOf = (path: readonly Arc<P>[]) =>
    new Set(path.flatMap(({ target }) => (target === null ? [] : [target])));
  for (const path of paths) for (const target of targetsOf(path)) uses.set(target, (uses.get(target) ?? 0) + 1);
  return paths.filter((path) => {
    const targets = targetsOf(path);
    if ([...targets].some((target) => uses.get(target) === 1)) return true;
    for (const target of targets) uses.set(target, (uses.get(target) ?? 0) - 1);
    return false;
  });
}
