import type { Drawing, Point, Rect } from './drawing.types.ts';

type Named = Rect & { id: string; owner: string };

/** Tolerance in pixels: a line may touch what it does not cross. */
const slack = 0.5;
const graze = 2;

const overlap = (a: Rect, b: Rect): boolean =>
  a.x + slack < b.x + b.width &&
  b.x + slack < a.x + a.width &&
  a.y + slack < b.y + b.height &&
  b.y + slack < a.y + a.height;

const crosses = (p: Point, q: Point, { x, y, width, height }: Rect): boolean =>
  Math.max(p.x, q.x) > x + graze &&
  Math.min(p.x, q.x) < x + width - graze &&
  Math.max(p.y, q.y) > y + graze &&
  Math.min(p.y, q.y) < y + height - graze;

/**
 * Returns what makes a drawing unreadable: text over text, a line through a text or a state, something outside the
 * drawing.
 */
export function geometryProblems({ boxes, arrows, width, height }: Drawing): string[] {
  const problems: string[] = [];
  const containers = new Set(boxes.map(({ parent }) => parent));
  const solid = boxes
    .filter(({ id, headHeight }) => !containers.has(id) || headHeight > 0)
    .map(({ id, x, y, width, height, headWidth, headHeight }): Named =>
      containers.has(id)
        ? { id, owner: id, x, y, width: headWidth, height: headHeight }
        : { id, owner: id, x, y, width, height },
    );
  const labels = arrows.flatMap(({ id, labelAt }): Named[] =>
    labelAt ? [{ ...labelAt, id: `label of ${id}`, owner: id }] : [],
  );
  const texts = [...solid, ...labels];

  texts.forEach((text, index) => {
    for (const other of texts.slice(index + 1)) if (overlap(text, other)) problems.push(`${text.id} over ${other.id}`);
    if (text.x < 0 || text.y < 0 || text.x + text.width > width || text.y + text.height > height)
      problems.push(`${text.id} out of the picture`);
  });
  for (const { id, source, target, points } of arrows) {
    if (points.length < 2) problems.push(`${id} has no line`);
    const others = texts.filter(({ owner }) => ![id, source, target].includes(owner));
    for (const [index, q] of points.entries()) {
      const p = points[index - 1];
      if (p) for (const other of others) if (crosses(p, q, other)) problems.push(`${id} through ${other.id}`);
    }
  }
  return problems;
}
