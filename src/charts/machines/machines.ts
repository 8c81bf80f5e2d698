import { type AnyStateMachine, StateMachine } from 'xstate';

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

/**
 * All charts, as the shop runs them, their ports left to whoever starts them. In a browser they are fetched when
 * somebody asks.
 */
export const loadMachines = async (): Promise<AnyStateMachine[]> =>
  (await import('./machines.all.ts')).modules.flatMap((module) => Object.values(module).filter(isMachine));

/** One of them; null when there is none of that name. */
export const loadMachine = async (chart: string): Promise<AnyStateMachine | null> =>
  (await loadMachines()).find(({ id }) => id === chart) ?? null;
