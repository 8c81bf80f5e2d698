export interface ChartViewerContext {
  /** The id of the state that is explained, as src/charts/machines/model.ts names it. */
  chosen: string | null;
  /** 1 is a drawing's natural size; null is as large as its place allows. */
  zoom: number | null;
}

export type ChartViewerEvent =
  | { type: 'state.chosen'; id: string }
  | { type: 'choice.cleared' }
  /** `shown` is how large the drawing is now, in whatever way it came to be so. */
  | { type: 'zoom.stepped'; direction: 'in' | 'out'; shown: number }
  /** All of it at once; once more, as it was. */
  | { type: 'zoom.fitted' }
  | { type: 'drag.began' }
  | { type: 'drag.ended' };
