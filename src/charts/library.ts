import { type AnyStateMachine, StateMachine } from 'xstate';
import { drawingsOf } from './chapters.ts';
import type { Drawing } from './drawing.types.ts';
import { type ChartModel, modelOf } from './model.ts';
import type { SceneOptions } from './scene.ts';

/** Every chart of the shop, each in its own chunk: only the server, tests and exports import this. */
const files = import.meta.glob<Record<string, unknown>>('/machines/*/*.machine.ts');

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

let machines: Promise<ReadonlyMap<string, AnyStateMachine>> | null = null;

/** All charts by their id, in the order of the alphabet. */
export function allMachines(): Promise<ReadonlyMap<string, AnyStateMachine>> {
  machines ??= Promise.all(Object.values(files).map((load) => load())).then(
    (modules) =>
      new Map(
        modules
          .flatMap((module) => Object.values(module).filter(isMachine))
          .toSorted((a, b) => a.id.localeCompare(b.id))
          .map((machine) => [machine.id, machine]),
      ),
  );
  return machines;
}

let models: Promise<ReadonlyMap<string, ChartModel>> | null = null;

/** The models of all charts, in the same order. */
export function allModels(): Promise<ReadonlyMap<string, ChartModel>> {
  models ??= allMachines().then((all) => new Map([...all].map(([id, machine]) => [id, modelOf(machine)])));
  return models;
}

/** Drawings by chart and detail, as `npm run build` keeps them: placing all charts takes seconds that no reader should wait. */
export type PlacedDrawings = Record<string, Drawing[]>;

let loadPlaced: () => Promise<PlacedDrawings> = async () => ({});

/** The server says where the build left its drawings; without them each chart is placed when it is first read. */
export const providePlaced = (load: () => Promise<PlacedDrawings>): void => {
  loadPlaced = load;
};

/** Places every chart in both levels of detail: what the build keeps. */
export async function placeAll(): Promise<PlacedDrawings> {
  const placed: PlacedDrawings = {};
  for (const model of (await allModels()).values()) {
    for (const detail of ['full', 'plain'] as const) placed[keyOf(model, detail)] = await drawingsOf(model, { detail });
  }
  return placed;
}

const keyOf = ({ id }: ChartModel, detail: SceneOptions['detail']): string => `${id} ${detail}`;

const drawings = new Map<string, Promise<Drawing[]>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * A chart's drawings, placed once per process. One chart is placed at a time: a page of the shop never waits for more
 * than one of them.
 */
export function drawingsFor(model: ChartModel, detail: SceneOptions['detail']): Promise<Drawing[]> {
  const key = keyOf(model, detail);
  const known = drawings.get(key);
  if (known) return known;
  const made = last.catch(() => {}).then(async () => (await loadPlaced())[key] ?? drawingsOf(model, { detail }));
  last = made;
  drawings.set(key, made);
  made.catch(() => drawings.delete(key));
  return made;
}
