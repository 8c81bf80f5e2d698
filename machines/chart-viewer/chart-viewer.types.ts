export interface ChartViewerContext {
  /** The id of the selected state, as src/chart-kit/chart/chart-model.ts names it. */
  chosen: string | null;
  /** 1 is a drawing's natural size; null fits it into its container. */
  zoom: number | null;
}

export type ChartViewerEvent =
  | { type: 'state.chosen'; id: string }
  | { type: 'choice.cleared' }
  /** `shown` is the current zoom, however it was set. */
  | { type: 'zoom.stepped'; direction: 'in' | 'out'; shown: number }
  /** Fits the whole drawing; a second time, restores the zoom. */
  | { type: 'zoom.fitted' }
  | { type: 'drag.began' }
  | { type: 'drag.ended' };
