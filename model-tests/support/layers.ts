import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import {
  assertHolds,
  assertReached,
  assertRefused,
  assertTold,
  assertWaits,
  type Invariant,
  type Story,
  type Waits,
} from './checks.ts';
import type { Model } from './model.ts';
import { type PathRecord, pathRecord, writeRecord } from './record.ts';
import type { DelayNameOf } from './types.ts';

export type ChartOptions<TMachine extends AnyStateMachine> = {
  /** What holds on every edge and every step of chance, by name: totals add up, an order exactly when placed. */
  readonly invariants?: Readonly<Record<string, Invariant<TMachine>>>;
  readonly stories: readonly [Story<TMachine>, ...Story<TMachine>[]];
  /** Also walk every pair of consecutive transitions: cart, checkout, challenge, session, sign-in. */
  readonly pairs?: boolean;
  /** Steps of chance: 10,000 from seed 1 unless said otherwise. */
  readonly chance?: { readonly seed?: number; readonly steps?: number };
} & ([DelayNameOf<TMachine>] extends [never]
  ? { readonly waits?: Record<string, never> }
  : {
      /** How long the chart waits, in milliseconds, as the specification has it: a delay has no other check. */
      readonly waits: Waits<TMachine>;
    });

/**
 * Writes the tests of a chart in the order of reading: it reaches every state, its invariants hold, every generated
 * path can be walked, the stories end as people decided, it waits as long as people decided, and what a state does not
 * take changes nothing.
 */
export function describeChart<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  options: ChartOptions<TMachine>,
): void {
  const { invariants = {}, stories, waits, pairs = false, chance = {} } = options;
  const { seed = 1, steps: chanceSteps = 10_000 } = chance;

  describe(`${model.id}, the chart`, () => {
    const paths: PathRecord[] = [];
    let refused = 0;
    let chanceTaken = 0;
    let began = 0;
    beforeAll(() => {
      began = performance.now();
    });

    it('reaches every state, every transition and every outcome of its guards', () => assertReached(model));

    describe('holds', () => {
      for (const [name, invariant] of Object.entries(invariants)) it(name, () => assertHolds(model, invariant));
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
      for (const story of stories) it(story.name, () => assertTold(model, story));
    });

    if (waits) it('waits as long as people decided', () => assertWaits(model, waits as Waits<TMachine>));

    it('refuses every event in every state that does not take it, unmoved', () => {
      refused = assertRefused(model);
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
