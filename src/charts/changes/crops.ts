import { shopLook } from '../files/look.ts';
import { drawingsOf } from '#src/chart-kit/draw/chapters.ts';
import { bothOf } from '#src/chart-kit/diff/both.ts';
import type { ChartDiff } from '#src/chart-kit/diff/diff.ts';
import type { Drawing, PlacedArrow, PlacedBox, Rect } from '#src/chart-kit/draw/drawing.types.ts';
import { svgOf } from '#src/chart-kit/files/svg.tsx';
import type { Marks } from '#src/chart-kit/draw/marks.ts';
import type { ChartModel } from '#src/chart-kit/chart/chart-model.ts';

/** Pixels of the drawing around a change that are shown with it. */
const around = 24;

export interface Crop {
  /** The changed state. */
  readonly state: string;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const isChanged = (id: string | null, marks: Marks): boolean => {
  const look = id === null ? undefined : marks.get(id)?.look;
  return look !== undefined && look !== 'quiet';
};

/** Returns the states with changes, each with its changed transitions. */
function changedStates({ nodes, edges }: ChartModel, marks: Marks): Map<string, Set<string>> {
  const changed = new Map(nodes.filter(({ id }) => isChanged(id, marks)).map(({ id }) => [id, new Set<string>()]));
  for (const { id, source } of edges)
    if (isChanged(id, marks)) changed.set(source, (changed.get(source) ?? new Set()).add(id));
  return changed;
}

const boxOfArrow = ({ points, labelAt }: PlacedArrow): Rect[] => [
  ...points.map((point) => ({ ...point, width: 0, height: 0 })),
  ...(labelAt ? [labelAt] : []),
];

function unionOf(rects: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...rects.map((rect) => rect.x)), Math.min(...rects.map((rect) => rect.y))];
  const [right, bottom] = [
    Math.max(...rects.map((rect) => rect.x + rect.width)),
    Math.max(...rects.map((rect) => rect.y + rect.height)),
  ];
  return { x, y, width: right - x, height: bottom - y };
}

const touches = (a: Rect, b: Rect): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;

/** Returns the part of a drawing that is within a rectangle, moved to the origin. */
function cut(drawing: Drawing, to: Rect): Drawing {
  const moved = <Place extends { x: number; y: number }>(place: Place): Place => ({
    ...place,
    x: place.x - to.x,
    y: place.y - to.y,
  });
  return {
    ...drawing,
    width: Math.ceil(to.width),
    height: Math.ceil(to.height),
    boxes: drawing.boxes.filter((box) => touches(box, to)).map(moved),
    arrows: drawing.arrows
      .filter((arrow) => touches(unionOf(boxOfArrow(arrow)), to))
      .map((arrow) => ({ ...arrow, points: arrow.points.map(moved), labelAt: arrow.labelAt && moved(arrow.labelAt) })),
  };
}

/** Returns the head of a container: not everything inside it changed. */
const headOf = ({ x, y, width, headHeight, headWidth, height }: PlacedBox): Rect => ({
  x,
  y,
  width: Math.min(width, Math.max(headWidth, 1)),
  height: Math.min(height, Math.max(headHeight, 1)),
});

function cropOf(drawings: readonly Drawing[], state: string, edges: ReadonlySet<string>): Drawing | null {
  for (const drawing of drawings.toReversed()) {
    const box = drawing.boxes.find(({ node, kind }) => node === state && kind !== 'initial');
    if (!box) continue;
    const arrows = drawing.arrows.filter((arrow) => arrow.edges.some((edge) => edges.has(edge)));
    const ends = drawing.boxes.filter(({ id }) => arrows.some(({ source, target }) => source === id || target === id));
    const { x, y, width, height } = unionOf([headOf(box), ...ends.map(headOf), ...arrows.flatMap(boxOfArrow)]);
    const [left, top] = [Math.max(0, x - around), Math.max(0, y - around)];
    return cut(drawing, {
      x: left,
      y: top,
      width: Math.min(drawing.width, x + width + around) - left,
      height: Math.min(drawing.height, y + height + around) - top,
    });
  }
  return null;
}

/** Returns crops of the drawing of both revisions, one for each state with changes. */
export async function cropsOf(diff: ChartDiff): Promise<Crop[]> {
  const both = bothOf(diff);
  if (!both) return [];
  const drawings = await drawingsOf(both.model);
  return [...changedStates(both.model, both.marks)].flatMap(([state, edges]) => {
    const drawing = cropOf(drawings, state, edges);
    if (!drawing) return [];
    const svg = svgOf([drawing], {
      title: state,
      about: 'Green is new, red is no more, amber is another than before.',
      marks: both.marks,
      look: shopLook,
    });
    return [{ state, svg, width: drawing.width, height: drawing.height }];
  });
}
