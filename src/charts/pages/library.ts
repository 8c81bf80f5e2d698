import { LRUCache } from 'lru-cache';
import type { AnyStateMachine } from 'xstate';
import { drawingsOf } from '#src/chart-kit/draw/chapters.ts';
import type { Drawing } from '#src/chart-kit/draw/drawing.types.ts';
import { firstFolds, foldedDrawings } from '#src/chart-kit/draw/fold.ts';
import { withRoom } from '../funnel/room.ts';
import { placedScene } from '#src/chart-kit/draw/layout.ts';
import { loadMachines } from '../machines/machines.ts';
import { mapScene } from '../map/map.ts';
import { firstOnMap } from '../map/first.ts';
import { allRelations, relationsAround } from '../map/relations.ts';
import type { ChartModel } from '#src/chart-kit/chart/chart-model.ts';
import { modelOf } from '../machines/model.ts';
import type { SceneOptions } from '#src/chart-kit/draw/scene.ts';

let machines: Promise<ReadonlyMap<string, AnyStateMachine>> | null = null;

/** Returns all charts by their id, in alphabetical order. */
export function allMachines(): Promise<ReadonlyMap<string, AnyStateMachine>> {
  machines ??= loadMachines().then(
    (all) => new Map(all.toSorted((a, b) => a.id.localeCompare(b.id)).map((machine) => [machine.id, machine])),
  );
  return machines;
}

let models: Promise<ReadonlyMap<string, ChartModel>> | null = null;

/** Returns the models of all charts, in the same order. */
export function allModels(): Promise<ReadonlyMap<string, ChartModel>> {
  models ??= allMachines().then((all) => new Map([...all].map(([id, machine]) => [id, modelOf(machine)])));
  return models;
}

/**
 * Drawings by chart and detail, as `npm run build` stores them: laying out all charts takes seconds that no reader
 * should wait.
 */
export type PlacedDrawings = Record<string, Drawing[]>;

let loadPlaced: () => Promise<PlacedDrawings> = async () => ({});

/** Sets how the build's drawings are loaded; without it each chart is laid out at its first request. */
export const providePlaced = (load: () => Promise<PlacedDrawings>): void => {
  loadPlaced = load;
};

/** Lays out every chart in both levels of detail, and the map: what the build stores. */
export async function placeAll(): Promise<PlacedDrawings> {
  const models = [...(await allModels()).values()];
  const placed: PlacedDrawings = {
    [mapKey]: await placeMap(models),
    [aroundKey(firstOnMap)]: await placeAround(models, firstOnMap),
  };
  for (const model of models) {
    for (const detail of ['full', 'plain'] as const) {
      const open = await drawingsOf(model, { detail });
      const folds = firstFolds(model, open);
      placed[keyOf(model, detail)] = open;
      if (folds.length > 0)
        placed[foldedKeyOf(model, detail, folds)] = await foldedDrawings(model, open, folds, { detail });
    }
    placed[funnelKeyOf(model)] = await placeFunnel(model);
  }
  return placed;
}

const mapKey = 'map';
const placeMap = async (models: readonly ChartModel[]) => [await placedScene(mapKey, mapScene(models, allRelations))];
const aroundKey = (chart: string): string => `${mapKey} ${chart}`;
const placeAround = async (models: readonly ChartModel[], chart: string) => [
  await placedScene(mapKey, mapScene(models, relationsAround(chart, allRelations))),
];
const foldedKeyOf = (model: ChartModel, detail: SceneOptions['detail'], folds: readonly string[]): string =>
  [keyOf(model, detail), ...folds].join(' ');
const keyOf = ({ id }: ChartModel, detail: SceneOptions['detail']): string => `${id} ${detail}`;

const drawings = new Map<string, Promise<Drawing[]>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Lays out drawings once per process. Only one layout runs at a time, so that a page of the shop never waits for more
 * than one.
 */
function once(key: string, place: () => Promise<Drawing[]>): Promise<Drawing[]> {
  const known = drawings.get(key);
  if (known) return known;
  const made = last.catch(() => {}).then(async () => (await loadPlaced())[key] ?? place());
  last = made;
  drawings.set(key, made);
  made.catch(() => drawings.delete(key));
  return made;
}

const funnelKeyOf = ({ id }: ChartModel): string => `${id} funnel`;
const placeFunnel = (model: ChartModel) => drawingsOf(withRoom(model), { detail: 'plain' });

/** Returns a chart's drawings with room for counts. */
export const funnelDrawingsFor = (model: ChartModel): Promise<Drawing[]> =>
  once(funnelKeyOf(model), () => placeFunnel(model));

/** Returns a chart's drawings. */
export const drawingsFor = (model: ChartModel, detail: SceneOptions['detail']): Promise<Drawing[]> =>
  once(keyOf(model, detail), () => drawingsOf(model, { detail }));

/** Cache of recently folded charts; the least recently used ones are dropped. */
const folded = new LRUCache<string, Promise<Drawing[]>>({ max: 100 });

/** Returns a chart's drawings with some of its states folded. */
export async function foldedFor(
  model: ChartModel,
  detail: SceneOptions['detail'],
  folds: readonly string[],
): Promise<Drawing[]> {
  const open = await drawingsFor(model, detail);
  if (folds.length === 0) return open;
  const key = foldedKeyOf(model, detail, folds);
  const made =
    folded.get(key) ??
    last.catch(() => {}).then(async () => (await loadPlaced())[key] ?? foldedDrawings(model, open, folds, { detail }));
  last = made;
  folded.set(key, made);
  return made;
}

/** Returns the drawing of all charts with their relations. */
export async function mapDrawing(): Promise<Drawing> {
  const models = [...(await allModels()).values()];
  const [drawing] = await once(mapKey, () => placeMap(models));
  return drawing as Drawing;
}

/** Returns the drawing of one chart with its neighbours, and their relations. */
export async function mapAround(chart: string): Promise<Drawing> {
  const models = [...(await allModels()).values()];
  const [drawing] = await once(aroundKey(chart), () => placeAround(models, chart));
  return drawing as Drawing;
}
