import type { AnyStateMachine } from 'xstate';
import type { Model } from '#src/chart-kit/explore/model.ts';
import { simulated, type Subject } from '#src/chart-kit/simulate/subject.ts';

const isModel = (value: unknown): value is Model<AnyStateMachine> =>
  typeof value === 'object' && value !== null && 'machine' in value && 'options' in value;

const loaded = new Map<string, Subject>();

/** Loads a chart for the simulator. Throws if it has no model. */
export async function loadSubject(chart: string): Promise<void> {
  if (loaded.has(chart)) return;
  const { modules } = await import('./models.all.ts');
  const model = Object.values(modules[`/model-tests/${chart}/${chart}.model.ts`] ?? {}).find(isModel);
  if (!model) throw new Error(`nobody wrote a model of the chart "${chart}"`);
  loaded.set(chart, simulated(model));
}

/** Returns a loaded chart. */
export function loadedSubject(chart: string): Subject {
  const subject = loaded.get(chart);
  if (!subject) throw new Error(`the chart "${chart}" was not loaded`);
  return subject;
}
