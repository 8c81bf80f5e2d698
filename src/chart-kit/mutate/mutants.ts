import { isDeepStrictEqual } from 'node:util';
import { type AnyStateMachine, type AnyTransitionDefinition, not } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { type StateNodeOf, transitionNames } from '../explore/names.ts';
import { type Config, edited, partAt } from './edit.ts';
import { type EmittedChanges, emittedEdits } from './emitted.ts';
import { isEither, type Literals, literalsOf, otherParams } from './guards.ts';
import { labelOf, listOf, type Slot, slotsOf } from './slots.ts';

export const KINDS = ['drop', 'retarget', 'action', 'guard', 'params', 'order', 'onError', 'delay', 'emitted'] as const;
/**
 * What was done to the chart: a transition dropped or retargeted, an action dropped, a guard negated, asked for another
 * value or too late ...
 */
export type Kind = (typeof KINDS)[number];

/** A chart with one edit, as a mistake would make it. */
export interface Mutant {
  /** The same in every run, and no other mutant's of this chart: `reading: getCart done → deciding, dropped`. */
  readonly name: string;
  /** Its place among the mutants of its chart, from 0. */
  readonly order: number;
  readonly kind: Kind;
  /** Where the edit is, as keys of the configuration. */
  readonly at: readonly (string | number)[];
  /**
   * The transition that it changes, by its name in every report; null for an action of a state, a delay and what is
   * emitted.
   */
  readonly transition: string | null;
  /** The state that it is in, as a dotted path; empty for the chart itself. */
  readonly state: string;
  readonly make: () => AnyStateMachine;
}

type Draft = Omit<Mutant, 'name' | 'order' | 'state' | 'make'> & {
  readonly name: string;
  readonly edit: (config: Config) => void;
};

/** The state that a wrong target leads to: the next one beside the right one, else beside a state around it. */
function wrongTarget(right: StateNodeOf): StateNodeOf | null {
  for (let node: StateNodeOf = right; node.parent; node = node.parent) {
    const beside = Object.values<StateNodeOf>(node.parent.states).filter(({ type }) => type !== 'history');
    const next = beside[(beside.indexOf(node) + 1) % beside.length];
    if (next && next !== node && node.parent.type !== 'parallel') return next;
  }
  return null;
}

/**
 * A guarded transition that is tried after the next one. Nobody could tell where only one of the two can be taken, or
 * both do the same.
 */
function orderDrafts(slot: Slot, index: number, name: string): Draft[] {
  const [one, next] = [slot.transitions[index], slot.transitions[index + 1]];
  if (one?.['guard'] === undefined || next?.['guard'] === undefined || isEither(one['guard'], next['guard'])) return [];
  const does = (transition: Config) => ({ ...transition, guard: null });
  if (isDeepStrictEqual(does(one), does(next))) return [];
  return [
    {
      name: `${name}, after ${labelOf(next['guard'])}`,
      kind: 'order',
      at: [...slot.at, index],
      transition: name,
      edit: (config) => {
        const list = partAt(config, slot.at) as unknown as unknown[];
        list.splice(index, 2, list[index + 1], list[index]);
      },
    },
  ];
}

/** Every way to get one transition wrong. `literals` are the values that each guard of the chart is asked for. */
function transitionDrafts(
  slot: Slot,
  index: number,
  definition: AnyTransitionDefinition,
  name: string,
  literals: Literals,
): Draft[] {
  const at = [...slot.at, index];
  const change = (config: Config, edit: (transition: Config) => void) => edit(partAt(config, at));
  const drafts: Draft[] = [
    {
      name: `${name}, dropped`,
      kind: slot.isError ? 'onError' : 'drop',
      at,
      transition: name,
      edit: (config) => void (partAt(config, slot.at) as unknown as unknown[]).splice(index, 1),
    },
  ];
  const [target] = definition.target ?? [];
  const wrong = target && wrongTarget(target);
  if (wrong)
    drafts.push({
      name: `${name}, to ${wrong.path.join('.')}`,
      kind: 'retarget',
      at,
      transition: name,
      edit: (config) => change(config, (transition) => (transition['target'] = `#${wrong.id}`)),
    });
  listOf(slot.transitions[index]?.['actions']).forEach((action, place) =>
    drafts.push({
      name: `${name}, without ${labelOf(action)}`,
      kind: 'action',
      at: [...at, 'actions'],
      transition: name,
      edit: (config) =>
        change(config, (transition) => (transition['actions'] = listOf(transition['actions']).toSpliced(place, 1))),
    }),
  );
  const guard = slot.transitions[index]?.['guard'];
  if (guard !== undefined)
    drafts.push({
      name: `${name}, unless ${labelOf(guard)}`,
      kind: 'guard',
      at: [...at, 'guard'],
      transition: name,
      edit: (config) => change(config, (transition) => (transition['guard'] = not(guard as never))),
    });
  const wrongGuard = otherParams(guard, literals);
  if (wrongGuard)
    drafts.push({
      name: `${name}, if ${labelOf(wrongGuard)}`,
      kind: 'params',
      at: [...at, 'guard'],
      transition: name,
      edit: (config) => change(config, (transition) => (transition['guard'] = wrongGuard)),
    });
  return [...drafts, ...orderDrafts(slot, index, name)];
}

/** What a state does on its way in and out. */
const stateDrafts = (node: StateNodeOf, base: readonly (string | number)[]): Draft[] =>
  (['entry', 'exit'] as const).flatMap((when) =>
    listOf((node.config as Config)[when]).map((action, place) => ({
      name: `${node.path.join('.') || node.id}: ${when} without ${labelOf(action)}`,
      kind: 'action' as const,
      at: [...base, when],
      transition: null,
      edit: (config: Config) => {
        const state = partAt(config, base);
        state[when] = listOf(state[when]).toSpliced(place, 1);
      },
    })),
  );

/** Every delay, waited for twice as long. */
const delayMutants = (machine: AnyStateMachine): Omit<Mutant, 'order'>[] =>
  Object.entries<unknown>(machine.implementations.delays).map(([name, delay]) => ({
    name: `${name}, doubled`,
    kind: 'delay' as const,
    at: ['delays', name],
    transition: null,
    state: '',
    make: () => {
      const doubled =
        typeof delay === 'function'
          ? (...args: readonly unknown[]) => 2 * (delay as (...given: readonly unknown[]) => number)(...args)
          : 2 * Number(delay);
      const { delays, ...others } = machine.implementations;
      return edited(machine, () => {}, { ...others, delays: { ...delays, [name]: doubled } });
    },
  }));

/** Every event that the chart emits, with something else in it; it may be emitted in any state. */
const emittedMutants = (machine: AnyStateMachine, changes: EmittedChanges): Omit<Mutant, 'order'>[] =>
  emittedEdits(machine, changes).map(({ name, action, make }) => ({
    name,
    kind: 'emitted' as const,
    at: ['actions', action],
    transition: null,
    state: '',
    make,
  }));

/** Lists where the configuration wrote one of a thing: every mutant of a chart finds its place in the same way. */
const normalised = (slots: readonly Slot[]) => (config: Config) => {
  for (const { at, transitions } of slots) {
    const owner = partAt(config, at.slice(0, -1));
    owner[String(at.at(-1))] = transitions.map((transition) => ({ ...transition }));
  }
};

/**
 * Every mutant of a chart: one edit each, always in the same order. `changes` says what can be wrong in events that the
 * chart emits.
 */
export function mutantsOf(machine: AnyStateMachine, changes: EmittedChanges = {}): Mutant[] {
  const names = transitionNames(machine);
  const nodes: readonly StateNodeOf[] = [machine.root, ...getStateNodes(machine)];
  const slots = new Map(nodes.map((node) => [node, slotsOf(node)]));
  const normalise = normalised([...slots.values()].flat());
  const literals = literalsOf(
    [...slots.values()].flat().flatMap(({ transitions }) => transitions.map(({ guard }) => guard)),
  );
  const used = new Map<string, number>();
  const mutants = nodes.flatMap((node) => {
    const base = node.path.flatMap((key) => ['states', key]);
    const drafts = [
      ...stateDrafts(node, base),
      ...(slots.get(node) ?? []).flatMap((slot) =>
        slot.definitions.flatMap((definition, index) =>
          transitionDrafts(slot, index, definition, names.get(definition) ?? slot.at.join('.'), literals),
        ),
      ),
    ];
    return drafts.map(({ name, edit, ...draft }): Omit<Mutant, 'order'> => {
      const seen = (used.get(name) ?? 0) + 1;
      used.set(name, seen);
      return {
        ...draft,
        name: seen === 1 ? name : `${name} (${seen})`,
        state: node.path.join('.'),
        make: () =>
          edited(machine, (config) => {
            config['options'] = { maxIterations: 1000 };
            normalise(config);
            edit(config);
          }),
      };
    });
  });
  return [...mutants, ...delayMutants(machine), ...emittedMutants(machine, changes)].map((mutant, order) => ({
    ...mutant,
    order,
  }));
}
