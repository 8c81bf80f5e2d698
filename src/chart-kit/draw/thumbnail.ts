import { linePath } from './ArrowShape.tsx';
import type { Drawing } from './drawing.types.ts';

/** A small version of a drawing: a few paths for all of it. */
export interface Thumbnail {
  viewBox: string;
  containers: string;
  states: string;
  lines: string;
}

const rect = ({ x, y, width, height }: Drawing['boxes'][number]): string =>
  `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z`;

/** The minimum width of a drawing that a thumbnail shows, in pixels. */
const leastThumbnail = 900;

export function thumbnailOf({ boxes, arrows }: Drawing): Thumbnail {
  const containers = new Set(boxes.map(({ parent }) => parent));
  const shapes = boxes.filter(
    ({ kind, isRoot }) => !isRoot && kind !== 'initial' && kind !== 'anywhere' && kind !== 'sign',
  );
  const points = [
    ...arrows.flatMap((arrow) => arrow.points),
    ...shapes.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  ];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  // Two or three states would not fill the frame.
  const room = Math.max(0, leastThumbnail - width) / 2;
  return {
    viewBox: [left - room, top, width + 2 * room, height].map(Math.round).join(' '),
    containers: shapes
      .filter(({ id }) => containers.has(id))
      .map(rect)
      .join(''),
    states: shapes
      .filter(({ id }) => !containers.has(id))
      .map(rect)
      .join(''),
    lines: arrows.map(({ points }) => linePath(points)).join(''),
  };
}
