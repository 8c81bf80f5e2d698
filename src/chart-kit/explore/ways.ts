import type { Edge } from './types.ts';

/** A way through the graph from a start, by name. */
export interface EdgeWay {
  readonly start: string;
  readonly steps: readonly Edge[];
}

/** The shortest way to a vertex, by its key; a vertex that nothing leads to has none. */
export function shortestWay(
  edges: readonly Edge[],
  startKeys: readonly (readonly [start: string, key: string])[],
  wanted: string,
): EdgeWay | null {
  const out = Map.groupBy(edges, ({ source }) => source);
  const cameBy = new Map<string, Edge | string>();
  for (const [start, key] of startKeys) if (!cameBy.has(key)) cameBy.set(key, start);
  const queue = [...cameBy.keys()];
  for (const vertex of queue) {
    if (vertex === wanted) break;
    for (const edge of out.get(vertex) ?? [])
      if (!cameBy.has(edge.target)) {
        cameBy.set(edge.target, edge);
        queue.push(edge.target);
      }
  }
  const steps: Edge[] = [];
  for (let came = cameBy.get(wanted); came !== undefined; came = cameBy.get(came.source)) {
    if (typeof came === 'string') return { start: came, steps };
    steps.unshift(came);
  }
  return null;
}
