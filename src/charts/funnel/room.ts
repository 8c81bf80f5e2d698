import type { ChartModel } from '#src/chart-kit/chart/chart-model.ts';

/** The widest text of figures; the underscores prevent line breaks. */
const room = '888,888_visits 100%_go_on,_100%_leave';

/** Returns the chart with room for figures in place of the descriptions of its states. */
export const withRoom = (model: ChartModel): ChartModel => ({
  ...model,
  nodes: model.nodes.map((node) => ({ ...node, description: node.parent === null ? '' : room })),
});
