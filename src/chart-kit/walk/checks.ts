import { expect } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom, StateValueFrom } from 'xstate';
import type { AnyEventObject } from 'xstate';
import type { Model } from '../explore/model.ts';
import { eventLabel, valueLabel } from '../explore/names.ts';
import { reasonIn } from '../telling/failure.ts';
import type { DelayNameOf, Edge, Negative, Sent } from '../explore/types.ts';

/** A journey whose ending a person decided; generated expectations follow the chart even when it is wrong. */
export interface Story<TMachine extends AnyStateMachine> {
  /** What happens, as a sentence. */
  readonly name: string;
  /** One of the model's `inputs`; without it, its `input`. */
  readonly start?: string;
  readonly events: readonly AnyEventObject[];
  /** The state at the end, as `matches` takes it. */
  readonly ends: StateValueFrom<TMachine>;
  /** Events that must be refused at the end. */
  readonly refuses?: readonly AnyEventObject[];
  /** What else holds at the end; `told` is what the chart emitted and sent during the story, in order. */
  readonly also?: (
    snapshot: SnapshotFrom<TMachine>,
    told: { readonly emitted: readonly AnyEventObject[]; readonly sent: readonly Sent[] },
  ) => void;
}

/** What holds of every edge; throws where it does not. */
export type Invariant<TMachine extends AnyStateMachine> = (edge: Edge<TMachine>) => void;

/** How long each delay of a chart is in milliseconds, in a person's word. */
export type Waits<TMachine extends AnyStateMachine> = { readonly [Name in DelayNameOf<TMachine>]: number };

/** Something does not hold where an event meets a state, wherever the way there began. */
export class AtEdge extends Error {
  readonly state: AnyMachineSnapshot;
  readonly event: AnyEventObject;

  constructor({ state, event }: Pick<Edge, 'state' | 'event'>, what: string, cause?: unknown) {
    super(what, { cause });
    this.state = state;
    this.event = event;
  }
}

/** Everything can be reached, and nothing that was declared unreachable. */
export function assertReached<TMachine extends AnyStateMachine>(model: Model<TMachine>): void {
  expect(model.unreached(), 'states that nothing leads to').toEqual([]);
  const { states, transitions } = model.coverage();
  expect(transitions.missing, 'transitions that nothing takes').toEqual([]);
  const missing = new Set([...states.unreachable, ...transitions.unreachable].map(({ name }) => name));
  const declared = Object.keys(model.options.unreachable ?? {});
  expect(
    declared.filter((name) => !missing.has(name)),
    'declared unreachable, and reached',
  ).toEqual([]);
}

export function assertHolds<TMachine extends AnyStateMachine>(
  edges: readonly Edge<TMachine>[],
  invariant: Invariant<TMachine>,
): void {
  for (const edge of edges)
    try {
      invariant(edge);
    } catch (error) {
      const where = `"${eventLabel(edge.event)}" in ${valueLabel((edge as Edge).state.value)}`;
      throw new AtEdge(edge as Edge, `${where}: ${reasonIn(error)}`, error);
    }
}

/** A story ends as a person decided. */
export function assertTold<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  { start, events, ends, refuses = [], also }: Story<TMachine>,
): void {
  const how = start === undefined ? {} : { start };
  const { end, emitted, sent } = model.tell(events, how);
  const snapshot: AnyMachineSnapshot = end;
  if (!snapshot.matches(ends)) expect(snapshot.value).toEqual(ends);
  for (const event of refuses) expect(() => model.endOf([...events, event], how)).toThrow('is refused');
  also?.(end, { emitted, sent });
}

/** What a state does not take changes nothing; answers how often that was tried. */
export function assertRefused<TMachine extends AnyStateMachine>(model: Model<TMachine>): number {
  const negatives = model.negatives();
  const problems = (negatives as readonly Negative[]).filter(({ problem }) => problem !== null);
  const [first] = problems;
  if (first) {
    const told = problems.map(
      ({ state, event, problem }) => `"${eventLabel(event)}" in ${valueLabel(state.value)}: ${problem}`,
    );
    throw new AtEdge(first, told.join('\n'));
  }
  return negatives.length;
}

/** Every delay is as long as a person says. A delay that asks the context is asked at the start. */
export function assertWaits<TMachine extends AnyStateMachine>(
  { machine, endOf }: Model<TMachine>,
  waits: Waits<TMachine>,
): void {
  const { context }: AnyMachineSnapshot = endOf([]);
  const lengths = Object.entries<unknown>(machine.implementations.delays).map(([name, delay]) => [
    name,
    typeof delay === 'function' ? (delay as (args: object) => unknown)({ context, event: { type: '' } }) : delay,
  ]);
  expect(Object.fromEntries(lengths), 'A delay changed: change `waits` in the chart’s test too').toEqual(waits);
}
