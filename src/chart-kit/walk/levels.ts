import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom, StateValue } from 'xstate';
import type { Model } from '../explore/model.ts';
import type { Count, Coverage, Edge, EventOf, EventTypeOf, Walk } from '../explore/types.ts';
import { eventLabel, valueLabel } from '../explore/names.ts';
import { reasonIn, type Telling, toldFailure } from '../telling/failure.ts';

/** Says that a level cannot cause or show something, and why; the report counts and lists it. */
export interface Unreachable {
  readonly unreachable: string;
}

export const unreachable = (reason: string): Unreachable => ({ unreachable: reason });

export const isUnreachable = (value: unknown): value is Unreachable =>
  typeof value === 'object' && value !== null && 'unreachable' in value;

type Leaf<Value> = Value extends string
  ? Value
  : Value extends object
    ? {
        [Key in keyof Value & string]: [Leaf<NonNullable<Value[Key]>>] extends [never]
          ? Key
          : `${Key}.${Leaf<NonNullable<Value[Key]>>}`;
      }[keyof Value & string]
    : never;

type Branch<Value> = Value extends string
  ? never
  : Value extends object
    ? {
        [Key in keyof Value & string]:
          | Key
          | (Branch<NonNullable<Value[Key]>> extends infer Inner extends string ? `${Key}.${Inner}` : never);
      }[keyof Value & string]
    : never;

type ValueOf<TMachine extends AnyStateMachine> =
  SnapshotFrom<TMachine> extends { value: infer Value extends StateValue } ? Value : never;

/** The innermost states of a chart, as dotted paths. */
export type LeafPathOf<TMachine extends AnyStateMachine> = Leaf<ValueOf<TMachine>>;
/** The states that contain others. */
export type BranchPathOf<TMachine extends AnyStateMachine> = Branch<ValueOf<TMachine>>;

/** What each state shows: every innermost state has to say, a containing one may. */
export type ShowsOf<TMachine extends AnyStateMachine, Show> = {
  readonly [Path in LeafPathOf<TMachine>]: Show | Unreachable;
} & { readonly [Path in Exclude<BranchPathOf<TMachine>, LeafPathOf<TMachine>>]?: Show };

export type EventOfType<TMachine extends AnyStateMachine, Type> = Extract<EventOf<TMachine>, { type: Type }>;

/** One entry for every event of the chart. */
export type ByEvent<TMachine extends AnyStateMachine, Entry extends { [Type in EventTypeOf<TMachine>]: unknown }> = {
  readonly [Type in EventTypeOf<TMachine>]: Entry[Type];
};

/** The entries of `shows` that apply to a value: every active state from the outside in. */
export function shownPaths(leaves: readonly string[]): string[] {
  const paths = new Set<string>();
  for (const leaf of leaves) {
    const parts = leaf.split('.');
    parts.forEach((_, depth) => paths.add(parts.slice(0, depth + 1).join('.')));
  }
  return [...paths];
}

/** A failure in step `index` of a walk (-1: before the first), told with the way there, and how to repeat it. */
export function stepError(
  walk: Walk,
  index: number,
  error: unknown,
  told: Omit<Telling, 'name' | 'start' | 'events' | 'wanted' | 'at'> & { readonly at: AnyMachineSnapshot | undefined },
): Error {
  const edge = walk.steps[index];
  const where = edge ? `, "${eventLabel(edge.event)}" in ${valueLabel(edge.state.value)}` : '';
  const wanted = edge?.nextState ?? walk.initial;
  return toldFailure(`step ${index + 1} of ${walk.steps.length}${where}: ${reasonIn(error)}`, error, {
    ...told,
    at: told.at ?? wanted,
    wanted,
    name: walk.name,
    start: walk.start,
    events: walk.steps.slice(0, index + 1).map(({ event }) => event),
  });
}

/**
 * What walks at a level cover. What is missing because an event cannot be caused there is unreachable, with that
 * reason, and so is what lies only behind it; anything else stays missing.
 */
export function levelCoverage<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  walks: readonly Walk<TMachine>[],
  reasonOf: (edge: Edge<TMachine>) => string | null,
): Coverage {
  const declared: Record<string, string> = { ...model.options.unreachable };
  const behind = new Set<string>();
  const causable = new Set(
    walks.flatMap(({ initial, steps }) => [model.keyOf(initial), ...steps.map(({ target }) => target)]),
  );
  const said = new Set<string>();
  for (const edge of model.edges()) {
    const reason = reasonOf(edge);
    if (reason !== null) said.add(reason);
    for (const name of [...edge.transitions, ...edge.entered])
      if (reason !== null) declared[name] ??= reason;
      else if (!causable.has(edge.source)) behind.add(name);
  }
  if (said.size > 0) for (const name of behind) declared[name] ??= 'lies only behind what this level cannot cause';
  const { states, transitions, pairs } = model.coverage(walks, declared);
  const quiet: Count = { ...pairs, missing: [] };
  return { states, transitions, pairs: quiet };
}

/** Whether two snapshots are in the same states. */
export const isAt = (value: StateValue, snapshot: AnyMachineSnapshot): boolean =>
  valueLabel(value) === valueLabel(snapshot.value);

/** The id of the invocation that an outcome event settles. */
export const actorIdOf = (event: AnyEventObject): string => String(event['actorId'] ?? '');
