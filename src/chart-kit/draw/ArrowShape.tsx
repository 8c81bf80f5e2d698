import type { PlacedArrow, Point } from './drawing.types.ts';
import type { Mark, Marks } from './marks.ts';
import { measures } from './measures.ts';
import { Rows } from './Words.tsx';

const bend = 7;
const tip = { length: 9, half: 4 };

const towards = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
};
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** Returns the line with rounded corners, up to the beginning of its tip. */
export function linePath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  return rest.reduce(
    (path, point, index) => {
      const before = points[index] as Point;
      const after = rest[index + 1];
      if (!after) return `${path}L${at(towards(point, before, Math.min(tip.length - 1, distance(point, before))))}`;
      const radius = Math.min(bend, distance(before, point) / 2, distance(point, after) / 2);
      return `${path}L${at(towards(point, before, radius))}Q${at(point)} ${at(towards(point, after, radius))}`;
    },
    `M${at(first)}`,
  );
}

function tipPath(points: readonly Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return '';
  const base = towards(end, before, tip.length);
  const across = { x: ((end.y - base.y) / tip.length) * tip.half, y: ((base.x - end.x) / tip.length) * tip.half };
  return `M${at(end)}L${at({ x: base.x + across.x, y: base.y + across.y })}L${at({ x: base.x - across.x, y: base.y - across.y })}z`;
}

interface ArrowProps {
  arrow: PlacedArrow;
  isRelated: boolean;
  /** The mark of all transitions that it stands for. */
  mark?: Mark | undefined;
  marks?: Marks | undefined;
}

/** A transition: its line, its tip, and its label on a background that keeps it readable. */
export function ArrowShape({ arrow, isRelated, mark, marks }: ArrowProps) {
  const { points, label, labelAt, kind } = arrow;
  return (
    <g data-line data-kind={kind} data-related={isRelated || undefined} data-mark={mark?.look}>
      <path
        data-part="line"
        d={linePath(points)}
        style={mark?.width === undefined ? undefined : { strokeWidth: mark.width }}
      />
      <path data-part="tip" d={tipPath(points)} />
      {labelAt && (
        <>
          <rect data-part="ground" x={labelAt.x} y={labelAt.y} width={labelAt.width} height={labelAt.height} rx={4} />
          <Rows rows={label} x={labelAt.x + measures.labelPadX} y={labelAt.y + measures.labelPadY} marks={marks} />
        </>
      )}
    </g>
  );
}
