import { type AnyStateMachine, StateMachine } from 'xstate';
import { type ChartModel, chartModelOf, edgeIdsOf } from '../chart/chart-model.ts';

/** What a transition checks and does, with parameters and inline source code. */
export interface EdgeCode {
  guard: string;
  actions: string;
}

/** A chart with the data that its drawing does not show. */
export interface ChartFacts {
  model: ChartModel;
  /** In milliseconds, or null if the chart computes them. */
  delays: Readonly<Record<string, number | null>>;
  /** By the transitions' ids. */
  code: ReadonlyMap<string, EdgeCode>;
  /** The source code of each named guard, action, actor and delay ("guard isOpen"). */
  written: ReadonlyMap<string, string>;
}

/** Returns source code without comments on their own lines and without the spaces that formatting and types leave. */
const plain = (source: string): string =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([^\w$ ]) ?/g, '$1')
    .trim();

/**
 * Returns any value of a chart as text: functions by their source and their XState properties, other charts by their
 * name.
 */
function textOf(value: unknown, within: readonly unknown[] = []): string {
  if (value instanceof StateMachine) return `chart ${value.id}`;
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null)
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  if (within.includes(value)) return '';
  const inside = [...within, value];
  if (Array.isArray(value)) return value.map((item) => textOf(item, inside)).join(', ');
  const own = Object.entries(value)
    .map(([key, part]) => `${key}: ${textOf(part, inside)}`)
    .join(', ');
  return typeof value === 'function' ? [plain(value.toString()), own].filter(Boolean).join(' with ') : `{ ${own} }`;
}

function writtenIn({ implementations, root }: AnyStateMachine, states: ChartModel['nodes']): Map<string, string> {
  const kinds = [
    ['guard', implementations.guards],
    ['action', implementations.actions],
    ['actor', implementations.actors],
    ['delay', implementations.delays],
  ] as const;
  const named = kinds.flatMap(([kind, all]) =>
    Object.entries(all)
      .filter(([, one]) => typeof one !== 'number')
      .map(([name, one]) => [`${kind} ${name}`, textOf(one)] as const),
  );
  const inStates = states.map(({ id, path }) => {
    const node = path.reduce((at, key) => at.states[key] ?? at, root);
    return [
      `state ${id}`,
      textOf([node.config.entry, node.config.exit, node.invoke.map(({ input }) => input)]),
    ] as const;
  });
  return new Map([...named, ...inStates]);
}

/**
 * Returns everything that is compared of a chart. Starts nothing and calls no function of the chart. `model` is given
 * where a project reads sections out of its descriptions.
 */
export function factsOf(machine: AnyStateMachine, model: ChartModel = chartModelOf(machine)): ChartFacts {
  const delays = Object.fromEntries(
    Object.entries(machine.implementations.delays).map(([name, delay]) => [
      name,
      typeof delay === 'number' ? delay : null,
    ]),
  );
  const code = new Map(
    [...edgeIdsOf(machine)].map(([{ guard, actions }, id]) => [id, { guard: textOf(guard), actions: textOf(actions) }]),
  );
  return { model, delays, code, written: writtenIn(machine, model.nodes) };
}
