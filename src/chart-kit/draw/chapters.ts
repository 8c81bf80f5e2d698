import type { Drawing } from './drawing.types.ts';
import { focused } from './focus.ts';
import { layoutOf, onScreen, placedScene, screen } from './layout.ts';
import type { ChartModel } from '../chart/chart-model.ts';
import { type SceneOptions, sceneOf } from './scene.ts';
import type { Scene } from './scene.types.ts';

/** The minimum scale on a screen: below it text is not readable. */
export const leastOnScreen = 0.6;

/**
 * States and labels cover a smaller share of a drawing the more of them it has; in a large one never more than a
 * seventh.
 */
const mostCovered = 1 / 7;

/**
 * Returns a chart as one drawing. If that would be too large for a screen, returns an overview with its large states
 * closed and a drawing for each of these; and so on within them.
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

/**
 * True if it cannot fit in any layout: finding that out by laying out everything takes longer than laying out all of
 * its chapters.
 */
function isWall({ boxes, arrows }: Scene): boolean {
  const covered = [...boxes, ...arrows].reduce((sum, { width, height }) => sum + width * height, 0);
  return covered > (mostCovered * screen.width * screen.height) / leastOnScreen ** 2;
}
