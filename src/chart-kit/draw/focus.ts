import type { ChartEdge, ChartModel, ChartNode } from '../chart/chart-model.ts';

/** A part of a chart with its own drawing: a state with its content, and states that stay closed in it. */
export interface Focus {
  /** The state that is the frame of the drawing. */
  root: string;
  /** States that are drawn as one box; each has its own drawing. */
  closed: ReadonlySet<string>;
  /** States that the reader folded: their content is not drawn at all. */
  folded?: ReadonlySet<string>;
}

/** Returns the id itself, or the closed or folded state that hides it; null if it is outside the frame. */
function visibleAs(id: string, { root, closed, folded }: Focus, parents: Map<string, string | null>): string | null {
  let visible: string | null = null;
  for (let up: string | null | undefined = id; up !== null && up !== undefined; up = parents.get(up)) {
    if (up === root) return visible ?? root;
    if (visible === null || closed.has(up) || folded?.has(up)) visible = up;
  }
  return null;
}

/**
 * Returns the model of one drawing. Several ways out of a closed state are combined (`ways`). A way that leads out of
 * the frame keeps its target, which is not a node of this model: it is drawn as a sign.
 */
export function focused(model: ChartModel, focus: Focus): ChartModel {
  const parents = new Map(model.nodes.map(({ id, parent }) => [id, parent]));
  const seen = (id: string) => visibleAs(id, focus, parents);
  const nodes = model.nodes.filter(({ id }) => seen(id) === id).map((node) => trimmed(node, focus, model));
  const sums = new Map<string, ChartEdge>();
  const edges: ChartEdge[] = [];

  for (const edge of model.edges) {
    const source = seen(edge.source);
    if (source === null) continue;
    const targets = edge.targets.map((target) => seen(target) ?? target);
    if (source === edge.source) {
      edges.push({ ...edge, targets: [...new Set(targets)] });
      continue;
    }
    for (const target of targets) {
      if (target === source) continue;
      const sum = sums.get(`${source}|${target}`) ?? {
        ...summary,
        id: `${source}|ways|${target}`,
        source,
        targets: [target],
        ways: [],
      };
      sum.ways = [...(sum.ways ?? []), edge.id];
      sums.set(`${source}|${target}`, sum);
    }
  }
  const summed = [...sums.values()].map((sum): ChartEdge => {
    const only = sum.ways?.length === 1 ? model.edges.find(({ id }) => id === sum.ways?.[0]) : undefined;
    return only ? { ...only, source: sum.source, targets: sum.targets } : sum;
  });
  return { ...model, nodes, edges: [...edges, ...summed] };
}

const summary = {
  kind: 'always',
  event: '',
  guard: null,
  isElse: false,
  actions: [],
  reenter: false,
  internal: false,
} as const;

function trimmed(node: ChartNode, { root, closed, folded }: Focus, { nodes }: ChartModel): ChartNode {
  if (node.id === root) return { ...node, parent: null };
  if (folded?.has(node.id)) {
    const parent = nodes.find(({ id }) => id === node.parent);
    const beside =
      parent?.type === 'parallel'
        ? nodes.filter((other) => other.parent === parent.id && other.id !== node.id).map(({ key }) => key)
        : [];
    return {
      ...node,
      children: [],
      initial: null,
      folded: { states: nodes.filter(({ id }) => id.startsWith(`${node.id}.`)).length, beside },
    };
  }
  return closed.has(node.id) ? { ...node, children: [], initial: null, isClosed: true } : node;
}
