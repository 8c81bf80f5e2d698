import type { Places, Point } from './drawing.types.ts';
import { type Flow, paddingOf } from './elk.ts';
import type { Box, Scene } from './scene.types.ts';
import { paper, placeWhole } from './whole.ts';

/** Target ratio of width to height: regions are side by side, so each should be high rather than wide. */
const shape = 0.9;

/**
 * Lays out a chart whose root is parallel: its regions side by side, each in the direction that keeps it narrow. Null
 * if the root is not parallel, or a line leads from one region to another.
 */
export async function placeRegions({ boxes, arrows }: Scene): Promise<Places | null> {
  const root = boxes.find(({ parent }) => parent === null);
  if (root?.kind !== 'parallel') return null;
  const regions = boxes.filter(({ parent }) => parent === root.id);
  const scenes = regions.map((region) => partOf({ boxes, arrows }, region));
  if (scenes.reduce((sum, part) => sum + part.arrows.length, 0) < arrows.length) return null;
  const parts: Places[] = [];
  for (const part of scenes) parts.push(await narrowest(part));
  return sideBySide(root, parts, new Set(regions.filter(({ kind }) => kind === 'folded-region').map(({ id }) => id)));
}

function partOf({ boxes, arrows }: Scene, region: Box): Scene {
  const parents = new Map(boxes.map(({ id, parent }) => [id, parent]));
  const isInside = (id: string): boolean => {
    for (let up: string | null | undefined = id; up; up = parents.get(up)) if (up === region.id) return true;
    return false;
  };
  const inside = new Set(boxes.map(({ id }) => id).filter(isInside));
  return {
    boxes: boxes
      .filter(({ id }) => inside.has(id))
      .map((box) => (box.id === region.id ? { ...box, parent: null } : box)),
    arrows: arrows.filter(({ source, target }) => inside.has(source) && inside.has(target)),
  };
}

async function narrowest(part: Scene): Promise<Places> {
  const ways: Places[] = [];
  for (const flow of ['RIGHT', 'DOWN'] satisfies Flow[]) ways.push(await placeWhole(part, flow));
  const cost = ({ width, height }: Places) => Math.max(width / shape, height);
  return ways.toSorted((a, b) => cost(a) - cost(b))[0] as Places;
}

/** Makes regions as high as the highest; a folded one is not a column. */
function sideBySide(root: Box, parts: readonly Places[], folded: ReadonlySet<string>): Places {
  const { top, side } = paddingOf(root);
  const inner = Math.max(...parts.map(({ height }) => height));
  const places: Places = { width: 0, height: top + inner + side, boxes: new Map(), arrows: new Map() };
  let x: number = side;
  for (const part of parts) {
    const at = { x, y: top };
    const moved = <Where extends Point>(where: Where): Where => ({ ...where, x: where.x + at.x, y: where.y + at.y });
    for (const [index, [id, rect]] of [...part.boxes].entries())
      if (id !== paper) places.boxes.set(id, moved(index <= 1 && !folded.has(id) ? { ...rect, height: inner } : rect));
    for (const [id, { points, labelAt }] of part.arrows)
      places.arrows.set(id, { points: points.map(moved), labelAt: labelAt && moved(labelAt) });
    x += part.width + side;
  }
  places.width = Math.max(x, root.width);
  places.boxes.set(root.id, { x: 0, y: 0, width: places.width, height: places.height });
  return places;
}
