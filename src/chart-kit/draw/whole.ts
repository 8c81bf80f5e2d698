import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { Places } from './drawing.types.ts';
import { corners, elkEdge, elkPadding, type Flow, layered, paddingOf, placed, spacing } from './elk.ts';
import type { Arrow, Box, Scene } from './scene.types.ts';

/** The id of elk's root node; no state can have this name. */
export const paper = '(paper)';

/**
 * Lays out a whole chart at once, containers with their content: every line is drawn from end to end. A rough layout
 * takes little more than half the time: it crosses more lines, and is as large.
 */
export async function placeWhole(scene: Scene, flow: Flow, isRough = false): Promise<Places> {
  const graph = await placed(graphOf(scene, flow, isRough ? '1' : '7'));
  const places: Places = { width: graph.width ?? 0, height: graph.height ?? 0, boxes: new Map(), arrows: new Map() };
  const visit = (node: ElkNode): void => {
    const { x = 0, y = 0, width = 0, height = 0 } = node;
    places.boxes.set(node.id, { x, y, width, height });
    for (const edge of node.edges ?? []) places.arrows.set(edge.id, lineOf(edge));
    node.children?.forEach(visit);
  };
  visit(graph);
  return places;
}

function lineOf({ sections, labels }: ElkExtendedEdge) {
  const label = labels?.[0];
  return {
    points: corners(sections),
    labelAt: label ? { x: label.x ?? 0, y: label.y ?? 0, width: label.width ?? 0, height: label.height ?? 0 } : null,
  };
}

/** Returns the scene in ELK's form: a tree of boxes, each arrow in the innermost one that contains both of its ends. */
function graphOf({ boxes, arrows }: Scene, flow: Flow, thoroughness: string): ElkNode {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const children = Map.groupBy(boxes, ({ parent }) => parent);
  const held = Map.groupBy(arrows, (arrow) => holderOf(arrow, byId));

  const reached = new Set(arrows.map(({ target }) => target));
  const nodeOf = (box: Box): ElkNode => {
    const inner = children.get(box.id) ?? [];
    if (inner.length === 0)
      return { id: box.id, width: box.width, height: box.height, layoutOptions: leafOptions(box, reached) };
    const padding = paddingOf(box);
    return {
      id: box.id,
      layoutOptions: {
        ...spacing,
        'elk.direction': flow,
        'elk.layered.thoroughness': thoroughness,
        'elk.padding': elkPadding(padding),
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${box.width},${padding.top + padding.side})`,
      },
      children: inner.map(nodeOf),
      edges: (held.get(box.id) ?? []).map(elkEdge),
    };
  };
  return {
    id: paper,
    layoutOptions: {
      ...layered(flow),
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    },
    children: (children.get(null) ?? []).map(nodeOf),
    edges: (held.get(null) ?? []).map(elkEdge),
  };
}

/** Places the initial dot first: a chart is read from its beginning. */
const leafOptions = ({ id, kind }: Box, reached: ReadonlySet<string>): LayoutOptions =>
  kind === 'initial' && !reached.has(id) ? { 'elk.layered.layering.layerConstraint': 'FIRST' } : {};

/** Returns the innermost container of both ends. */
function holderOf({ source, target }: Arrow, boxes: Map<string, Box>): string | null {
  const above = new Set<string>();
  for (let id = boxes.get(source)?.parent; id; id = boxes.get(id)?.parent) above.add(id);
  for (let id = boxes.get(target)?.parent; id; id = boxes.get(id)?.parent) if (above.has(id)) return id;
  return null;
}
