import { type AnyStateMachine, createMachine } from 'xstate';
import { trackingMachine } from './example/tracking.machine.ts';

type Config = Record<string, unknown>;

const isPlain = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const copied = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(copied)
    : isPlain(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)]))
      : value;

/** The example with one edit at `path` of its configuration; `undefined` removes what is there. */
export function wrongChart(path: readonly string[], value: unknown): typeof trackingMachine {
  const config = copied(trackingMachine.config) as Config;
  let place = config;
  for (const key of path.slice(0, -1)) {
    const inner = place[key];
    if (!isPlain(inner) && !Array.isArray(inner)) throw new Error(`the example has nothing at ${path.join('.')}`);
    place = inner as Config;
  }
  const last = path.at(-1) ?? '';
  if (value === undefined) delete place[last];
  else place[last] = value;
  const wrong: AnyStateMachine = createMachine(config as never, trackingMachine.implementations as never);
  return wrong as typeof trackingMachine;
}

export const search = ['states', 'open', 'states', 'search', 'states'] as const;
export const answering = [...search, 'answering', 'states'] as const;
