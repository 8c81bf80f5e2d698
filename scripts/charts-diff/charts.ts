import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { type ChartFacts, factsOf } from '#src/chart-kit/diff/facts.ts';
import { modelOf } from '#src/charts/machines/model.ts';

/** The part of a path model that is used here; every revision of the kit has it. */
export interface PathModel {
  walks(): readonly { readonly name: string; readonly steps: readonly { readonly transitions: readonly string[] }[] }[];
  edges(): readonly { readonly transitions: readonly string[] }[];
}

export interface Chart {
  facts: ChartFacts;
  /** Null if the revision has no model for the chart. */
  paths: PathModel | null;
}

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

const load = async (file: string): Promise<unknown[]> =>
  Object.values((await import(pathToFileURL(file).href)) as Record<string, unknown>);

async function pathsOf(folder: string, name: string): Promise<PathModel | null> {
  const file = join(folder, 'model-tests', name, `${name}.model.ts`);
  if (!existsSync(file)) return null;
  const found = (await load(file)).find(
    (value) => typeof value === 'object' && value !== null && 'walks' in value && 'edges' in value,
  );
  return (found as PathModel | undefined) ?? null;
}

async function* machinesOf(folder: string): AsyncGenerator<{ name: string; machine: AnyStateMachine }> {
  for (const file of globSync('machines/*/*.machine.ts', { cwd: folder }).toSorted())
    for (const machine of (await load(join(folder, file))).filter(isMachine))
      yield { name: dirname(file).split('/').at(-1) ?? '', machine };
}

/** Returns every chart of the shop in a folder, by its id. */
export async function chartsOf(folder: string): Promise<Map<string, Chart>> {
  const charts = new Map<string, Chart>();
  for await (const { name, machine } of machinesOf(folder))
    charts.set(machine.id, { facts: factsOf(machine, modelOf(machine)), paths: await pathsOf(folder, name) });
  return charts;
}

/** Returns the same without the path models, which take longer to load. */
export async function factsAlone(folder: string): Promise<Map<string, ChartFacts>> {
  const charts = new Map<string, ChartFacts>();
  for await (const { machine } of machinesOf(folder)) charts.set(machine.id, factsOf(machine, modelOf(machine)));
  return charts;
}
