import type { ProductImage } from '#openapi/generated/waymark.gen.ts';

/** A point of the frame in which the picture is shown: 0 is its left or upper edge, 1 the other. */
export interface Point {
  x: number;
  y: number;
}

/** What the dialog is about; whoever opens it passes this. */
export interface PictureZoomInput {
  /** Name of the product. */
  name: string;
  pictures: readonly ProductImage[];
  /** Which of the pictures is shown first. */
  at: number;
}

export interface PictureZoomContext extends PictureZoomInput {
  /** 1 is the whole picture. */
  scale: number;
  /** The point of the whole picture that is in the middle of the frame. */
  center: Point;
}

export type PictureZoomEvent =
  /** By a pinch, the wheel, a key or a button. The picture stays where `about` is, a point of the frame. */
  | { type: 'zoom.requested'; by: number; about: Point }
  /** A finger, the pointer or a key moved the picture; `by` is a part of the frame. */
  | { type: 'picture.moved'; by: Point }
  | { type: 'picture.chosen'; at: number };
