import { type AnyStateMachine, StateMachine } from 'xstate';

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

/** Returns all charts as the shop runs them, without implementations of their ports. A browser loads them on demand. */
export const loadMachines = async (): Promise<AnyStateMachine[]> =>
  (await import('./machines.all.ts')).modules.flatMap((module) => Object.values(module).filter(isMachine));

/** Returns one of them; null if there is none with that name. */
export const loadMachine = async (chart: string): Promise<AnyStateMachine | null> =>
  (await loadMachines()).find(({ id }) => id === chart) ?? null;
