import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { chanceFrom } from '#src/chart-kit/explore/chance.ts';
import type { Model } from '#src/chart-kit/explore/model.ts';
import { stepOf } from '#src/chart-kit/explore/step.ts';
import type { Edge } from '#src/chart-kit/explore/types.ts';
import { eventOf } from '#src/chart-kit/chart/events.ts';
import { statesIn, transitionId } from '#src/charts/funnel/tally.ts';
import { type Habits, habitsOf } from './habits.ts';

/** `[chart, kind, name, count]`, counted over the whole month. */
export type Visit = [chart: string, kind: 'visit' | 'transition' | 'left', name: string, count: number];

/** Maximum steps of a visit. */
const longest = 60;
const rareFailure = 0.03;
/** A delay is seldom shorter than a person's next action. */
const rareDelay = 0.05;
/** The share of an event's first fixture among its fixtures. */
const usualShare = 0.85;

async function allModels(): Promise<Model<AnyStateMachine>[]> {
  const files = readdirSync('model-tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.model.ts'),
  );
  const modules = await Promise.all(
    files
      .toSorted()
      .map(
        (file) =>
          import(pathToFileURL(resolve('model-tests', file)).href) as Promise<{ model: Model<AnyStateMachine> }>,
      ),
  );
  return modules.map(({ model }) => model);
}

/** Returns a month of visits to every chart. The same charts, models and habits always give the same visits. */
export async function walkedVisits(): Promise<Visit[]> {
  return (await allModels())
    .filter(({ id }) => habitsOf(id).visits > 0)
    .flatMap((model) => visitsTo(model, habitsOf(model.id)));
}

const weightOf = ({ type }: AnyEventObject, chart: string, { weights }: Habits): number => {
  const { kind, event } = eventOf(type, chart);
  if (kind === 'error') return weights[`${event} fails`] ?? rareFailure;
  return weights[event] ?? (kind === 'after' ? rareDelay : 1);
};

/**
 * Returns the probability that the shopper leaves here, from the innermost state with an entry; 0 while an actor works.
 */
function leavingAt(snapshot: AnyMachineSnapshot, ways: readonly Edge[], { leaves }: Habits): number {
  if (ways.every(({ event }) => event.type.startsWith('xstate.'))) return ways.length === 0 ? 1 : 0.004;
  const named = [...statesIn(snapshot)].flatMap((state) =>
    Object.keys(leaves).filter((name) => state === name || state.startsWith(`${name}.`)),
  );
  const innermost = named.toSorted((one, other) => other.length - one.length)[0] ?? '*';
  return leaves[innermost] ?? 0;
}

function visitsTo(model: Model<AnyStateMachine>, habits: Habits): Visit[] {
  const { machine, id } = model;
  const { next } = chanceFrom([...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const counts = new Map<string, Visit>();
  const add = (kind: Visit[1], name: string) => {
    const key = `${kind} ${name}`;
    const entry = counts.get(key) ?? [id, kind, name, 0];
    entry[3] += 1;
    counts.set(key, entry);
  };
  const usual = (model.edges() as readonly Edge[]).filter(({ event }) => weightOf(event, id, habits) > 0);
  const ways = Map.groupBy(usual, ({ source }) => source);
  const stepped = new Map<Edge, { transitions: string[]; states: string[] }>();
  const traceOf = (edge: Edge) => {
    const known = stepped.get(edge);
    if (known) return known;
    const { taken, entered, snapshot } = stepOf(machine, edge.state, edge.event);
    const before = statesIn(edge.state);
    const after = [...entered.filter(Boolean), ...statesIn(snapshot)];
    const trace = {
      transitions: taken.flatMap((one) => transitionId(one) ?? []),
      states: [...new Set(after)].filter((state) => !before.has(state)),
    };
    stepped.set(edge, trace);
    return trace;
  };
  /** Chooses by weight. The fixtures of one event share its weight, and the first has the largest share. */
  const choose = (edges: readonly Edge[]): Edge | undefined => {
    const same = Map.groupBy(edges, ({ event }) => event.type);
    const weighed = edges.map((edge) => {
      const others = same.get(edge.event.type) ?? [];
      const share = others.length === 1 ? 1 : others[0] === edge ? usualShare : (1 - usualShare) / (others.length - 1);
      return share * weightOf(edge.event, id, habits);
    });
    let left = next() * weighed.reduce((sum, weight) => sum + weight, 0);
    return edges.find((_, at) => (left -= weighed[at] ?? 0) <= 0);
  };

  const inputs: Record<string, unknown> = { '': model.options.input, ...model.options.inputs };
  const starts = Object.entries(
    habits.starts ?? Object.fromEntries(Object.keys(inputs).map((name) => [name, name === '' ? 20 : 1])),
  );
  const all = starts.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of starts) {
    const first = stepOf(machine, undefined, { type: 'xstate.init', input: inputs[name] });
    for (let visit = 0; visit < Math.round((habits.visits * weight) / all); visit += 1) {
      for (const transition of first.taken) add('transition', transitionId(transition) ?? '');
      for (const state of new Set([...first.entered.filter(Boolean), ...statesIn(first.snapshot)])) add('visit', state);
      let { snapshot } = first;
      for (let steps = 0; snapshot.status === 'active'; steps += 1) {
        const possible = ways.get(model.keyOf(snapshot)) ?? [];
        const edge = steps < longest && next() >= leavingAt(snapshot, possible, habits) ? choose(possible) : undefined;
        if (!edge) {
          for (const state of statesIn(snapshot)) add('left', state);
          break;
        }
        const { transitions, states } = traceOf(edge);
        for (const transition of transitions) add('transition', transition);
        for (const state of states) add('visit', state);
        snapshot = edge.nextState;
      }
    }
  }
  return [...counts.values()].toSorted((one, other) =>
    `${one[1]} ${one[2]}`.localeCompare(`${other[1]} ${other[2]}`, 'en'),
  );
}
