import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom, StateValueFrom } from 'xstate';
import type { Model } from './model.ts';
import type { Edge } from './types.ts';
import { eventLabel, valueLabel } from './names.ts';
import { type PathRecord, pathRecord, writeRecord } from './record.ts';

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
  /** What else holds at the end. */
  readonly also?: (snapshot: SnapshotFrom<TMachine>) => void;
}

export interface ChartOptions<TMachine extends AnyStateMachine> {
  /** What holds on every edge and every step of chance, by name: totals add up, an order exactly when placed. */
  readonly invariants?: Readonly<Record<string, (edge: Edge<TMachine>) => void>>;
  readonly stories: readonly [Story<TMachine>, ...Story<TMachine>[]];
  /** Also walk every pair of consecutive transitions: cart, checkout, challenge, session, sign-in. */
  readonly pairs?: boolean;
  /** Steps of chance: 10,000 from seed 1 unless said otherwise. */
  readonly chance?: { readonly seed?: number; readonly steps?: number };
}

const reasonIn = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const located = (edge: Edge, error: unknown): Error =>
  new Error(`"${eventLabel(edge.event)}" in ${valueLabel(edge.state.value)}: ${reasonIn(error)}`, { cause: error });

/**
 * Writes the tests of a chart in the order of reading: it reaches every state, its invariants hold, every generated
 * path can be walked, the stories end as people decided, and what a state does not take changes nothing.
 */
export function describeChart<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  options: ChartOptions<TMachine>,
): void {
  const { invariants = {}, stories, pairs = false, chance = {} } = options;
  const { seed = 1, steps: chanceSteps = 10_000 } = chance;

  describe(`${model.id}, the chart`, () => {
    const paths: PathRecord[] = [];
    let refused = 0;
    let chanceTaken = 0;
    let began = 0;
    beforeAll(() => {
      began = performance.now();
    });

    describe('reaches', () => {
      it('every state', () => expect(model.unreached()).toEqual([]));
      it('every transition and every outcome of its guards', () =>
        expect(model.coverage().transitions.missing).toEqual([]));
      it('nothing that was declared unreachable', () => {
        const { states, transitions } = model.coverage();
        const declared = Object.keys(model.options.unreachable ?? {});
        expect(
          declared.filter(
            (name) => ![...states.unreachable, ...transitions.unreachable].some((item) => item.name === name),
          ),
        ).toEqual([]);
      });
    });

    describe('holds', () => {
      for (const [name, invariant] of Object.entries(invariants))
        it(name, () => {
          for (const edge of model.edges())
            try {
              invariant(edge);
            } catch (error) {
              throw located(edge, error);
            }
        });
      it(`all of it, for ${chanceSteps} steps of chance`, () => {
        chanceTaken = model.randomWalk(seed, chanceSteps, (edge) => {
          for (const invariant of Object.values(invariants)) invariant(edge);
        });
        expect(chanceTaken).toBeGreaterThan(0);
      });
    });

    const walking = (name: string, walksOf: () => ReturnType<typeof model.walks>) =>
      describe(name, () => {
        it('every generated path', () => {
          for (const walk of walksOf()) {
            paths.push(pathRecord(walk, false));
            model.run(walk);
            paths.splice(-1, 1, pathRecord(walk, true));
          }
        });
      });
    walking('walks', () => model.walks());
    if (pairs) walking('pairs', () => model.pairWalks());

    describe('stories', () => {
      for (const { name, start, events, ends, refuses = [], also } of stories)
        it(name, () => {
          const end: AnyMachineSnapshot = model.endOf(events, start === undefined ? {} : { start });
          if (!end.matches(ends)) expect(end.value).toEqual(ends);
          for (const event of refuses)
            expect(() => model.endOf([...events, event], start === undefined ? {} : { start })).toThrow('is refused');
          also?.(end as SnapshotFrom<TMachine>);
        });
    });

    describe('refuses', () => {
      it('every event in every state that does not take it, unmoved', () => {
        const negatives = model.negatives();
        refused = negatives.length;
        expect(
          negatives.flatMap(({ state, event, problem }) =>
            problem === null
              ? []
              : [`"${eventLabel(event)}" in ${valueLabel((state as AnyMachineSnapshot).value)}: ${problem}`],
          ),
        ).toEqual([]);
      });
    });

    afterAll(() => {
      const walks = [...model.walks(), ...(pairs ? model.pairWalks() : [])];
      const { states, transitions } = model.coverage();
      writeRecord({
        chart: model.id,
        level: 'chart',
        coverage: { states, transitions, pairs: model.coverage(walks).pairs },
        seconds: (performance.now() - began) / 1000,
        paths,
        refused,
        chance: chanceTaken,
        stories: stories.length,
        unreachable: [...states.unreachable, ...transitions.unreachable],
      });
    });
  });
}
