import type { Arrow, Box } from './scene.types.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

/** A positioned box. Its head is its text, which does not fill a container. */
export interface PlacedBox extends Omit<Box, 'width' | 'height'>, Rect {
  headWidth: number;
  headHeight: number;
}

export interface PlacedArrow extends Omit<Arrow, 'width' | 'height'> {
  /** Corners of the line, from the source to the target; each list is one section. */
  points: Point[];
  /** Position of its label; null if it has none. */
  labelAt: Rect | null;
}

/** A chart with all positions, in pixels at the natural size: plain JSON, from which every drawing is made. */
export interface Drawing {
  chart: string;
  /** The state that is the frame: the chart's root, or for a chapter the state that it is about. */
  root: string;
  width: number;
  height: number;
  /** Containers before their content. */
  boxes: PlacedBox[];
  arrows: PlacedArrow[];
}

/** Positions by id, without the margin. */
export interface Places {
  width: number;
  height: number;
  boxes: Map<string, Rect>;
  arrows: Map<string, { points: Point[]; labelAt: Rect | null }>;
}
