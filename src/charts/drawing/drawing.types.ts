import type { Arrow, Box } from './scene.types.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

/** A box in its place; its head is its text, which does not fill a container. */
export interface PlacedBox extends Omit<Box, 'width' | 'height'>, Rect {
  headWidth: number;
  headHeight: number;
}

export interface PlacedArrow extends Omit<Arrow, 'width' | 'height'> {
  /** Corners of the line, from the source to the target; each list is one stretch. */
  points: Point[];
  /** Where its label stands; null when it has none. */
  labelAt: Rect | null;
}

/** A chart with everything in its place, in pixels at the natural size: plain JSON, from which any drawing is made. */
export interface Drawing {
  chart: string;
  /** The state that is its frame: the chart's root, or of a chapter the state that it is about. */
  root: string;
  width: number;
  height: number;
  /** Containers before what is in them. */
  boxes: PlacedBox[];
  arrows: PlacedArrow[];
}

/** Where everything stands, by id, before the margin. */
export interface Places {
  width: number;
  height: number;
  boxes: Map<string, Rect>;
  arrows: Map<string, { points: Point[]; labelAt: Rect | null }>;
}
