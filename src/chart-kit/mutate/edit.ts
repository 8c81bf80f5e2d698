import { type AnyStateMachine, createMachine } from 'xstate';

/** A configuration, or a part of it, as it is written. */
export type Config = Record<string, unknown>;

const isPlain = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Objects and lists anew, functions and actors as they are: charts share parts of their configuration. */
const copied = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(copied)
    : isPlain(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)]))
      : value;

/** The same chart with its configuration edited in memory; what its names stand for stays, unless given. */
export function edited<TMachine extends AnyStateMachine>(
  machine: TMachine,
  edit: (config: Config) => void,
  implementations: AnyStateMachine['implementations'] = machine.implementations,
): TMachine {
  const config = copied(machine.config) as Config;
  edit(config);
  const chart: AnyStateMachine = createMachine(config as never, implementations as never);
  return chart as TMachine;
}

/** The part of a configuration at a path of keys. */
export function partAt(config: Config, path: readonly (string | number)[]): Config {
  let part: unknown = config;
  for (const key of path) part = (part as Config | undefined)?.[key];
  if (!isPlain(part) && !Array.isArray(part)) throw new Error(`the configuration has nothing at ${path.join('.')}`);
  return part as Config;
}
