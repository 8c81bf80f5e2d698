import type { AnyTransitionDefinition } from 'xstate';
import type { StateNodeOf } from '../explore/names.ts';
import type { Config } from './edit.ts';

/** A place in a configuration that holds transitions, and the transitions themselves. */
export interface Slot {
  /** Keys from the root of the configuration to the list. */
  readonly at: readonly (string | number)[];
  /** As written, each as an object. */
  readonly transitions: readonly Config[];
  /** As the chart reads them, in the same order. */
  readonly definitions: readonly AnyTransitionDefinition[];
  /** What follows when an actor fails. */
  readonly isError: boolean;
}

/** Configurations write one of a thing without a list. */
export const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? [...(value as unknown[])] : [value];

/** The name that an action or a guard goes by. */
export function labelOf(named: unknown): string {
  if (typeof named === 'string') return named;
  const { type, params, name } = named as { type?: unknown; params?: unknown; name?: unknown };
  const label = typeof type === 'string' ? type.replace(/^xstate\./, '') : String(name);
  return typeof params === 'string' ? `${label} ${params}` : label;
}

const written = (value: unknown): Config[] =>
  listOf(value).map((transition) =>
    typeof transition === 'string' ? { target: transition } : { ...(transition as Config) },
  );

/** Every place of a state that holds transitions, in the order of the configuration. */
export function slotsOf(node: StateNodeOf): Slot[] {
  const config = node.config as Config;
  const base = node.path.flatMap((key) => ['states', key]);
  const slot = (at: readonly (string | number)[], value: unknown, type: string | null): Slot => ({
    at: [...base, ...at],
    transitions: written(value),
    definitions: type === null ? (node.always ?? []) : (node.transitions.get(type) ?? []),
    isError: type?.startsWith('xstate.error.') ?? false,
  });
  const ofEach = (key: 'on' | 'after', typeOf: (name: string) => string): Slot[] =>
    Object.entries((config[key] as Config | undefined) ?? {}).map(([name, value]) =>
      slot([key, name], value, typeOf(name)),
    );
  const invokes = listOf(config['invoke']) as Config[];
  const slots = [
    slot(['always'], config['always'], null),
    ...ofEach('on', (name) => name),
    ...ofEach('after', (name) => `xstate.after.${name}.${node.id}`),
    slot(['onDone'], config['onDone'], `xstate.done.state.${node.id}`),
    ...invokes.flatMap((invoke, index) => {
      const place = Array.isArray(config['invoke']) ? ['invoke', index] : ['invoke'];
      const id = node.invoke[index]?.id ?? '';
      return [
        slot([...place, 'onDone'], invoke['onDone'], `xstate.done.actor.${id}`),
        slot([...place, 'onError'], invoke['onError'], `xstate.error.actor.${id}`),
        slot([...place, 'onSnapshot'], invoke['onSnapshot'], `xstate.snapshot.${id}`),
      ];
    }),
  ].filter(({ transitions }) => transitions.length > 0);
  for (const { at, transitions, definitions } of slots)
    if (transitions.length !== definitions.length)
      throw new Error(`${node.id}: ${at.join('.')} is not read as it is written`);
  return slots;
}
