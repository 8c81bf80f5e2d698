import type { ChartModel } from '../machines/model.ts';

/** As wide as figures become; the underlines are no place to break. */
const room = '888,888_visits 100%_go_on,_100%_leave';

/** The chart as it is drawn with figures: room for them where the descriptions of its states are. */
export const withRoom = (model: ChartModel): ChartModel => ({
  ...model,
  nodes: model.nodes.map((node) => ({ ...node, description: node.parent === null ? '' : room })),
});
