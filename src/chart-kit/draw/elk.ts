import type { ELK, ElkEdgeSection, ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { Point } from './drawing.types.ts';
import type { Arrow, Box } from './scene.types.ts';

/** The direction in which a chart is read. */
export type Flow = 'RIGHT' | 'DOWN';

let engine: Promise<ELK> | null = null;

/** The layout engine is 1.6 MB of script: it is loaded with the first drawing. */
const elk = (): Promise<ELK> => (engine ??= import('elkjs/lib/elk.bundled.js').then(({ default: Elk }) => new Elk()));

export const placed = async (graph: ElkNode): Promise<ElkNode> => (await elk()).layout(graph);

export const spacing: LayoutOptions = {
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelLabel': '8',
  'elk.spacing.labelNode': '8',
  'elk.spacing.componentComponent': '34',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

export const layered = (flow: Flow): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': flow,
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.aspectRatio': '1.5',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'GREEDY_MODEL_ORDER',
  'elk.layered.thoroughness': '10',
  ...spacing,
});

/** Returns the space of a container around its content: its text above, and a margin. */
export function paddingOf(box: Box): { top: number; side: number } {
  return { top: box.height + (box.kind === 'group' ? 6 : 14), side: box.isRoot ? 24 : 18 };
}

export const elkPadding = ({ top, side }: { top: number; side: number }): string =>
  `[top=${top},left=${side},bottom=${side},right=${side}]`;

export const elkEdge = ({ id, source, target, label, width, height }: Arrow): ElkExtendedEdge => ({
  id,
  sources: [source],
  targets: [target],
  labels:
    label.length === 0
      ? []
      : [
          {
            id: `${id}|label`,
            text: id,
            width,
            height,
            layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
          },
        ],
});

/** Returns the corners of a routed line. */
export const corners = (sections: readonly ElkEdgeSection[] = []): Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
