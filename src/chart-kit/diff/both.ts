import type { Mark, Marks } from '../draw/marks.ts';
import type { ChartEdge, ChartModel, ChartNode } from '../chart/chart-model.ts';
import type { ChartDiff } from './diff.ts';

const was = (edge: ChartEdge): ChartEdge => ({ ...edge, id: `before|${edge.id}` });

/**
 * Merges both revisions into one chart for a single drawing: present and removed parts, each marked. A transition with
 * a new target is in it twice. Null if only one revision has the chart.
 */
export function bothOf({
  before,
  after,
  states,
  edges,
  orders,
}: ChartDiff): { model: ChartModel; marks: Marks } | null {
  if (!before || !after) return null;
  const isRenamed = new Map(states.renamed.map((pair) => [pair.before.id, pair.after.id]));
  const parentOf = (node: ChartNode): ChartNode => ({
    ...node,
    parent: node.parent && (isRenamed.get(node.parent) ?? node.parent),
  });
  const gone = states.removed.map(parentOf);
  const nodes = after.nodes.map((node) => ({
    ...node,
    children: [...node.children, ...gone.filter(({ parent }) => parent === node.id).map(({ id }) => id)],
  }));
  const moved = edges.changed.filter((pair) => pair.before.targets.join() !== pair.after.targets.join());
  const marks = new Map<string, Mark>();
  const mark = (look: Mark['look'], things: readonly { id: string }[]) =>
    things.forEach(({ id }) => marks.set(id, { look }));
  mark('quiet', after.edges);
  mark(
    'changed',
    [...states.changed, ...states.renamed].map((pair) => pair.after).filter(({ parent }) => parent !== null),
  );
  mark(
    'changed',
    [...edges.changed, ...orders].flatMap((pair) => pair.after),
  );
  mark('good', [...states.added, ...edges.added, ...moved.map((pair) => pair.after)]);
  mark('gone', [...gone, ...edges.removed.map(was), ...moved.map((pair) => was(pair.before))]);
  return {
    model: {
      ...after,
      nodes: [...nodes, ...gone],
      edges: [...after.edges, ...edges.removed.map(was), ...moved.map((pair) => was(pair.before))],
    },
    marks,
  };
}
