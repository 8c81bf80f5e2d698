import type { Drawing } from '../drawing/drawing.types.ts';
import { focused } from '../explain/focus.ts';
import { layoutOf, onScreen, placedScene, screen } from '../drawing/layout.ts';
import type { ChartModel } from '../machines/model.ts';
import { type SceneOptions, sceneOf } from '../drawing/scene.ts';
import type { Scene } from '../drawing/scene.types.ts';

/** Smaller than this on a screen, nobody reads it. */
export const leastOnScreen = 0.6;

/** States and labels cover less of a drawing the more there are; from here on never more than a seventh of it. */
const mostCovered = 1 / 7;

/**
 * A chart as one drawing, or where that would need a wall, as an overview with its large states closed and a drawing
 * for each of these; and so on within them.
 */
export async function drawingsOf(model: ChartModel, options?: SceneOptions): Promise<Drawing[]> {
  const root = model.nodes[0];
  return root ? chapter(model, root.id, options) : [];
}

async function chapter(model: ChartModel, root: string, options?: SceneOptions): Promise<Drawing[]> {
  const inner = model.nodes.filter(({ parent }) => parent === root);
  const large = inner.filter(({ children }) => children.length > 0).map(({ id }) => id);
  const all = sceneOf(focused(model, { root, closed: new Set() }), options);
  if (large.length === 0 || !isWall(all)) {
    const whole = await placedScene(model.id, all);
    if (large.length === 0 || onScreen(whole) >= leastOnScreen) return [whole];
  }
  const overview = await layoutOf(focused(model, { root, closed: new Set(large) }), options);
  const chapters: Drawing[] = [];
  for (const id of large) chapters.push(...(await chapter(model, id, options)));
  return [overview, ...chapters];
}

/** Whether it cannot fit anyhow: placing everything at once, to see that, takes longer than all of its chapters. */
function isWall({ boxes, arrows }: Scene): boolean {
  const covered = [...boxes, ...arrows].reduce((sum, { width, height }) => sum + width * height, 0);
  return covered > (mostCovered * screen.width * screen.height) / leastOnScreen ** 2;
}
