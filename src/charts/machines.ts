import { type AnyStateMachine, StateMachine } from 'xstate';

/** Every chart of the shop, each in a chunk of its own that is fetched when somebody asks for it. */
const files = import.meta.glob<Record<string, unknown>>('/machines/*/*.machine.ts');

/** A chart's file is named as the chart is. */
const fileOf = (chart: string): string => `/machines/${chart}/${chart}.machine.ts`;

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

const machinesIn = async (load: () => Promise<Record<string, unknown>>): Promise<AnyStateMachine[]> => Object.values(await load()).filter(isMachine);

/** One chart as the shop runs it, its ports left to whoever starts it; null when there is none of that name. Browsers may ask, too. */
export async function loadMachine(chart: string): Promise<AnyStateMachine | null> {
  const load = files[fileOf(chart)];
  return load ? ((await machinesIn(load)).find(({ id }) => id === chart) ?? null) : null;
}

/** All charts: for the server, tests and exports. */
export const loadMachines = async (): Promise<AnyStateMachine[]> => (await Promise.all(Object.values(files).map(machinesIn))).flat();
