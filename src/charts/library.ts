import { type AnyStateMachine, StateMachine } from 'xstate';
import { drawingsOf } from './chapters.ts';
import type { Drawing } from './drawing.types.ts';
import { type ChartModel, modelOf } from './model.ts';
import type { SceneOptions } from './scene.ts';

/** Every chart of the shop, each in its own chunk: only the server, tests and exports import this. */
const files = import.meta.glob<Record<string, unknown>>('/machines/*/*.machine.ts');

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

let models: Promise<ReadonlyMap<string, ChartModel>> | null = null;

/** The models of all charts by the chart's id, in the order of the alphabet. */
export function allModels(): Promise<ReadonlyMap<string, ChartModel>> {
  models ??= Promise.all(Object.values(files).map((load) => load())).then(
    (modules) =>
      new Map(
        modules
          .flatMap((module) => Object.values(module).filter(isMachine))
          .map(modelOf)
          .toSorted((a, b) => a.id.localeCompare(b.id))
          .map((model) => [model.id, model]),
      ),
  );
  return models;
}

const drawings = new Map<string, Promise<Drawing[]>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * A chart's drawings, placed once per process. One chart is placed at a time: a page of the shop never waits for more
 * than one of them.
 */
export function drawingsFor(model: ChartModel, detail: SceneOptions['detail']): Promise<Drawing[]> {
  const key = `${model.id} ${detail}`;
  const known = drawings.get(key);
  if (known) return known;
  const made = last.catch(() => {}).then(() => drawingsOf(model, { detail }));
  last = made;
  drawings.set(key, made);
  made.catch(() => drawings.delete(key));
  return made;
}
