import type { AnyStateMachine } from 'xstate';
import { guardName, namesOf } from '../chart/names.ts';

type Config = Readonly<Record<string, unknown>>;

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const entriesOf = (value: unknown): [string, unknown][] => (isConfig(value) ? Object.entries(value) : []);

/** Leaves out empty entries. */
const trimmed = (config: Config): Config =>
  Object.fromEntries(
    Object.entries(config).filter(
      ([, value]) =>
        value !== undefined &&
        !(Array.isArray(value) && value.length === 0) &&
        !(isConfig(value) && Object.keys(value).length === 0),
    ),
  );

/** Returns an action or a guard by its name, with its params if these are plain values. */
const named = (item: unknown, name: string): unknown =>
  isConfig(item) &&
  typeof item['type'] === 'string' &&
  typeof item['params'] !== 'function' &&
  item['params'] !== undefined
    ? { type: item['type'], params: item['params'] }
    : { type: name };

const actionsOf = (list: unknown) => listOf(list).map((item) => named(item, namesOf(item)[0] ?? ''));

function transitionOf(transition: unknown): Config {
  if (!isConfig(transition)) return { target: transition };
  const { target, guard, actions, reenter, description } = transition;
  return trimmed({
    target,
    guard: guard === undefined ? undefined : named(guard, guardName(guard) ?? ''),
    actions: actionsOf(actions),
    reenter,
    description,
  });
}

const transitionsOf = (list: unknown) => listOf(list).map(transitionOf);
const transitionMap = (map: unknown) =>
  Object.fromEntries(entriesOf(map).map(([event, list]) => [event, transitionsOf(list)]));

function invokeOf(invoke: unknown): Config {
  if (!isConfig(invoke)) return {};
  const { id, src, onDone, onError, onSnapshot } = invoke;
  return trimmed({
    id,
    src: typeof src === 'string' ? src : id,
    onDone: transitionsOf(onDone),
    onError: transitionsOf(onError),
    onSnapshot: transitionsOf(onSnapshot),
  });
}

function stateOf(state: Config): Config {
  const {
    id,
    type,
    description,
    tags,
    initial,
    history,
    target,
    entry,
    exit,
    invoke,
    on,
    after,
    always,
    onDone,
    states,
  } = state;
  return trimmed({
    id,
    type,
    description,
    tags,
    initial,
    history,
    target,
    entry: actionsOf(entry),
    exit: actionsOf(exit),
    invoke: listOf(invoke).map(invokeOf),
    on: transitionMap(on),
    after: transitionMap(after),
    always: transitionsOf(always),
    onDone: transitionsOf(onDone),
    states: Object.fromEntries(entriesOf(states).map(([key, inner]) => [key, isConfig(inner) ? stateOf(inner) : {}])),
  });
}

/**
 * Returns a chart's configuration as JSON that `createMachine` and Stately's editor accept: guards, actions, delays and
 * actors by name; leaves out what is computed (context, input, output).
 */
export const configOf = (machine: AnyStateMachine): Config => stateOf(machine.config as Config);
