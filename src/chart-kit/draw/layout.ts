import type { Drawing, PlacedArrow, PlacedBox, Places, Point } from './drawing.types.ts';
import { geometryProblems } from './geometry.ts';
import type { ChartModel } from '../chart/chart-model.ts';
import { placeRegions } from './regions.ts';
import { sceneOf, type SceneOptions } from './scene.ts';
import type { Scene } from './scene.types.ts';
import { placeWhole } from './whole.ts';

const margin = 16;

let place: (chart: string, scene: Scene) => Promise<Drawing> = placeHere;

/** Sets where scenes are laid out: the server uses a helper process, so that it can answer requests meanwhile. */
export const providePlacing = (elsewhere: typeof place): void => {
  place = elsewhere;
};

/**
 * The part of a drawing that a reader sees at once, in pixels. It is higher than wide, because scrolling down is easier
 * than scrolling sideways.
 */
export const screen = { width: 1400, height: 1800 };

/** Lays out a chart's boxes, lines and labels, in the direction that a screen shows larger. */
export const layoutOf = (model: ChartModel, options?: SceneOptions): Promise<Drawing> =>
  placedScene(model.id, sceneOf(model, options));

/** Returns the same for any scene. */
export const placedScene = (chart: string, scene: Scene): Promise<Drawing> => place(chart, scene);

/** Lays out the boxes of a scene in this process: up to a second. */
export async function placeHere(chart: string, scene: Scene): Promise<Drawing> {
  const regions = await placeRegions(scene);
  if (regions) return drawingOf(chart, scene, regions);
  const right = drawingOf(chart, scene, await placeWhole(scene, 'RIGHT'));
  const down = async (isRough: boolean) => drawingOf(chart, scene, await placeWhole(scene, 'DOWN', isRough));
  if (worth(right) >= worth(await down(true))) return right;
  const finished = await down(false);
  return worth(finished) > worth(right) ? finished : right;
}

/** Returns the scale at which a screen shows a drawing; 1 is its natural size. */
export const onScreen = ({ width, height }: Drawing): number =>
  Math.min(1, screen.width / width, screen.height / height);

/** Rates a drawing: a line through a heading makes it bad; of two that fit, the smaller is better. */
function worth(drawing: Drawing): number {
  const { width, height } = drawing;
  return onScreen(drawing) - Math.max(width / 1.3, height) / 100_000 - (geometryProblems(drawing).length > 0 ? 1 : 0);
}

function drawingOf(chart: string, scene: Scene, places: Places): Drawing {
  const [root] = scene.boxes;
  return {
    chart,
    root: root?.node ?? '',
    width: Math.ceil(places.width + 2 * margin),
    height: Math.ceil(places.height + 2 * margin),
    boxes: [...inOrder(scene)].map(({ width: headWidth, height: headHeight, ...box }): PlacedBox => {
      const { x, y, width, height } = places.boxes.get(box.id) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { ...box, ...moved({ x, y }), width: round(width), height: round(height), headWidth, headHeight };
    }),
    arrows: scene.arrows.map(({ id, source, target, kind, edges, label }): PlacedArrow => {
      const { points, labelAt } = places.arrows.get(id) ?? { points: [], labelAt: null };
      return {
        id,
        source,
        target,
        kind,
        edges,
        label,
        points: points.map(moved),
        labelAt: labelAt && { ...labelAt, ...moved(labelAt) },
      };
    }),
  };
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
const moved = ({ x, y }: Point): Point => ({ x: round(x + margin), y: round(y + margin) });

/** Yields containers first, so that their content is painted over them. */
function* inOrder(scene: Scene, parent: string | null = null): Generator<Scene['boxes'][number]> {
  for (const box of scene.boxes) {
    if (box.parent !== parent) continue;
    yield box;
    yield* inOrder(scene, box.id);
  }
}
