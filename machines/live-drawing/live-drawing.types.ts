/** A chart of the watched page, and one of its actors. */
export interface Moved {
  chart: string;
  /** The id of the actor's session. */
  actor: string;
}

export interface LiveDrawingContext {
  /** The chart in the page's address; null until the address is read. */
  drawn: string | null;
  /** The last move in what the reader looks at; null if there was none. */
  moved: Moved | null;
  /** The last requested chart since the address changed. */
  asked: string | null;
}

export type LiveDrawingEvent =
  | { type: 'place.changed'; chart: string; isPinned: boolean }
  | { type: 'chart.moved'; moved: Moved | null }
  | { type: 'drawing.entered' }
  | { type: 'drawing.left' };
