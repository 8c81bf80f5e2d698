/** A chart of the watched page, and the one of its actors. */
export interface Moved {
  chart: string;
  /** The id of the actor's session. */
  actor: string;
}

export interface LiveDrawingContext {
  /** The chart that the page's address asks to be drawn; null until the address is read. */
  drawn: string | null;
  /** What moved last of all that the reader looks at; null where nothing did. */
  moved: Moved | null;
  /** The chart whose drawing was asked for last, since the address changed. */
  asked: string | null;
}

export type LiveDrawingEvent =
  | { type: 'place.changed'; chart: string; isPinned: boolean }
  | { type: 'chart.moved'; moved: Moved | null }
  | { type: 'drawing.entered' }
  | { type: 'drawing.left' };
