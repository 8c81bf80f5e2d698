import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import {
  assertHolds,
  assertReached,
  assertRefused,
  assertWaits,
  type Invariant,
  type Story,
  type Waits,
} from './checks.ts';
import type { Model } from '../explore/model.ts';
import { matrixOf } from '../explore/matrix.ts';
import {
  drawnTransitions,
  matrixRecord,
  type PathRecord,
  pathRecord,
  unfinished,
  writeRecord,
} from '../records/record.ts';
import { assertStory, toldOf } from './told.ts';
import { pathIdOf } from '../records/path-id.ts';
import { chosenOf, chosenPath, chosenSeed } from '../telling/chosen.ts';
import { anyProject, type Project } from './project.ts';
import type { DelayNameOf, Walk } from '../explore/types.ts';

const nameOf = ({ name }: { readonly name: string }) => name;

export type ChartOptions<TMachine extends AnyStateMachine> = {
  /** What holds on every edge and every step of chance, by name: totals add up, an order exactly when placed. */
  readonly invariants?: Readonly<Record<string, Invariant<TMachine>>>;
  readonly stories: readonly [Story<TMachine>, ...Story<TMachine>[]];
  /** Also walk every pair of consecutive transitions: for charts where the past matters. */
  readonly pairs?: boolean;
  /** Steps of chance: 10,000 from seed 1 unless said otherwise. */
  readonly chance?: { readonly seed?: number; readonly steps?: number };
} & ([DelayNameOf<TMachine>] extends [never]
  ? { readonly waits?: Record<string, never> }
  : {
      /** How long the chart waits, in milliseconds, as the specification has it: a delay has no other check. */
      readonly waits: Waits<TMachine>;
    });

/** One test, and what a command calls it. */
interface Check {
  readonly id: string;
  readonly name: string;
  readonly run: () => void;
  /** The seed that repeats it. */
  readonly repeated?: number;
}

/**
 * Writes the tests of a chart in the order of reading: it reaches every state, its invariants hold, every generated
 * path can be walked, the stories end as people decided, its delays are those that `waits` lists, and what a state does
 * not take changes nothing.
 */
export function describeChart<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  options: ChartOptions<TMachine>,
  { commandFor }: Project = anyProject,
): void {
  const { invariants = {}, stories, waits, pairs = false, chance = {} } = options;
  const { steps: chanceSteps = 10_000 } = chance;
  const seed = chosenSeed ?? chance.seed ?? 1;
  const walks = once(() => model.walks());
  const pairWalks = once(() => (pairs ? model.pairWalks() : []));

  describe(`${model.id}, the chart`, () => {
    const paths: PathRecord[] = [];
    let refused = 0;
    let chanceTaken = 0;
    let began = 0;
    let written = 0;
    beforeAll(() => {
      began = performance.now();
    });

    const tested = (group: string | null, checks: readonly Check[]): void => {
      const wanted = checks.filter(({ id, name }) => chosenPath === undefined || [id, name].includes(chosenPath));
      const write = () => {
        for (const { id, name, run, repeated } of wanted)
          it(name, () => {
            try {
              run();
            } catch (error) {
              throw toldOf(model, error, `${id}: ${name}`, commandFor(model.id, 'chart', id, repeated));
            }
          });
      };
      written += wanted.length;
      if (group === null) write();
      else if (wanted.length > 0) describe(group, write);
    };

    const walked = (group: string, ids: RegExp, walksOf: () => readonly Walk<TMachine>[]): void => {
      if (chosenPath !== undefined && !ids.test(chosenPath)) return;
      written += 1;
      describe(group, () => {
        it(chosenPath === undefined ? 'every generated path' : `path ${chosenPath}`, () => {
          for (const walk of chosenOf(model.id, walksOf())) {
            paths.push(pathRecord(walk, unfinished));
            try {
              model.run(walk);
            } catch (error) {
              const told = toldOf(model, error, walk.name, commandFor(model.id, 'chart', pathIdOf(walk)));
              paths.splice(-1, 1, pathRecord(walk, { error: told }));
              throw told;
            }
            paths.splice(-1, 1, pathRecord(walk, 'passed'));
          }
        });
      });
    };

    const reaching = 'reaches every state, every transition and every outcome of its guards';
    tested(null, [{ id: 'reaches', name: reaching, run: () => assertReached(model) }]);
    tested('holds', [
      ...Object.entries(invariants).map(([name, invariant]) => ({
        id: 'holds',
        name,
        run: () => assertHolds(model.edges(), invariant),
      })),
      {
        id: 'chance',
        name: `all of it, for ${chanceSteps} steps of chance`,
        repeated: seed,
        run: () => {
          chanceTaken = model.randomWalk(seed, chanceSteps, (edge) => {
            for (const invariant of Object.values(invariants)) invariant(edge);
          });
          expect(chanceTaken).toBeGreaterThan(0);
        },
      },
    ]);
    tested(null, [
      {
        id: 'needed',
        name: 'walks no path whose every step another path takes',
        run: () =>
          expect([...model.needless(walks(), 'edges'), ...model.needless(pairWalks(), 'pairs')].map(nameOf)).toEqual(
            [],
          ),
      },
    ]);
    walked('walks', /^\d+(:|$)/, walks);
    if (pairs) walked('pairs', /^p\d+(:|$)/, pairWalks);
    const inPairs = once(() => model.coverage([...walks(), ...pairWalks()]).pairs);
    if (pairs)
      tested(null, [
        {
          id: 'followed',
          name: 'takes every transition after every other that can come before it',
          run: () => expect(inPairs().missing).toEqual([]),
        },
      ]);
    tested(
      'stories',
      stories.map((story, index) => ({
        id: `s${index + 1}`,
        name: story.name,
        run: () => assertStory(model, story),
      })),
    );
    if (waits)
      tested(null, [
        {
          id: 'waits',
          name: 'has the delays that `waits` lists',
          run: () => assertWaits(model, waits as Waits<TMachine>),
        },
      ]);
    tested(null, [
      {
        id: 'refuses',
        name: 'refuses every event in every state that does not take it, unmoved',
        run: () => {
          refused = assertRefused(model);
        },
      },
    ]);
    if (written === 0)
      it(`path ${chosenPath}`, () => {
        throw new Error(`${model.id}: no path is called "${chosenPath}"`);
      });

    afterAll(() => {
      // One path that was asked for says nothing about the rest.
      if (chosenPath !== undefined) return;
      const { states, transitions } = model.coverage();
      writeRecord({
        chart: model.id,
        level: 'chart',
        coverage: { states, transitions, pairs: pairs ? inPairs() : { ...inPairs(), missing: [] } },
        wantsPairs: pairs,
        seconds: (performance.now() - began) / 1000,
        paths,
        refused,
        chance: chanceTaken,
        stories: stories.length,
        matrix: matrixRecord(matrixOf(model)),
        drawn: drawnTransitions(model.machine),
        unreachable: [...states.unreachable, ...transitions.unreachable],
      });
    });
  });
}

/** Makes a value when it is first asked for, and keeps it. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
