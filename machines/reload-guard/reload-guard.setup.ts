import { setup } from 'xstate';
import { promisePort } from '#machines/shared/ports.ts';
import type { ReloadGuardContext, ReloadGuardEvent, ReloadGuardInput } from './reload-guard.types.ts';

const ports = {
  /** Returns how many milliseconds ago the shop reloaded this tab by itself; null if it never did. */
  readReloadAge: promisePort<number | null>('readReloadAge'),
  /** Stores the time and reloads; if it succeeds, the page ends. */
  reloadPage: promisePort<void>('reloadPage'),
};

export type ReloadGuardPorts = typeof ports;

export const reloadGuardSetup = setup({
  types: { context: {} as ReloadGuardContext, events: {} as ReloadGuardEvent, input: {} as ReloadGuardInput },
  actors: ports,
  guards: { isTooSoon: ({ context }, age: number | null) => age !== null && age < context.period },
  delays: { guardPeriod: ({ context }) => context.period },
});
