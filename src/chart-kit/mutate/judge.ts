import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { assertHolds, assertReached, assertRefused, assertTold, assertWaits, type Waits } from '../walk/checks.ts';
import type { ChartOptions } from '../walk/chart.ts';
import { type Model, modelOf } from '../explore/model.ts';
import { eventLabel, valueLabel } from '../explore/names.ts';
import { stepOf } from '../explore/step.ts';
import { subjectOf } from '../explore/subject.ts';
import type { AnyOptions, Edge, Walk } from '../explore/types.ts';
import type { Mutant } from './mutants.ts';
import { memoryOf, reusing } from './reuse.ts';

/**
 * What notices a mutant. The first five are the chart's own tests, run anew on the mutant: a person's word, or a rule.
 * `paths` are those of the chart as it stands, with what they lead to; they follow a chart that is changed for good.
 */
export const LAYERS = ['stories', 'waits', 'reaches', 'holds', 'refuses', 'paths', 'view'] as const;
export type Layer = (typeof LAYERS)[number];

export interface Verdict {
  /** Null: nothing notices. */
  readonly by: Layer | null;
  /** What was said, in one line. */
  readonly why: string;
}

export const SURVIVES: Verdict = { by: null, why: '' };

export const lineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').find((line) => line.trim() !== '') ?? '';

/** Takes a walk of the chart as it stands with a mutant, and compares every vertex. */
function retrace<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  mutant: TMachine,
  walk: Walk<TMachine>,
): void {
  const input = walk.start === '' ? model.options.input : model.options.inputs?.[walk.start];
  let { snapshot } = stepOf(mutant, undefined, { type: 'xstate.init', input });
  const compare = (wanted: string, there: AnyMachineSnapshot, where: string) => {
    if (model.keyOf(snapshot as never) !== wanted)
      throw new Error(`${where} leads to ${valueLabel(snapshot.value)}, not to ${valueLabel(there.value)}`);
  };
  compare(model.keyOf(walk.initial), walk.initial, 'the start');
  for (const { event, nextState, target } of walk.steps) {
    const from = valueLabel(snapshot.value);
    ({ snapshot } = stepOf(mutant, snapshot, event));
    compare(target, nextState, `"${eventLabel(event)}" in ${from}`);
  }
}

/** Runs every test of a chart on its mutants, the cheapest first, until one of them notices. */
export function judgeOf<TMachine extends AnyStateMachine>(model: Model<TMachine>, options: ChartOptions<TMachine>) {
  const { stories, invariants = {}, waits } = options;
  const walks = model.walks();
  const subject = (machine: TMachine) => subjectOf(machine, model.options as AnyOptions);
  const memory = memoryOf(subject(model.machine));
  return (mutant: Mutant): Verdict => {
    const machine = mutant.make() as TMachine;
    const reused = reusing(memory, subject(machine), mutant.state);
    const changed = modelOf(machine, model.options, reused.subject);
    let others: readonly Edge<TMachine>[] | undefined;
    const edges = () => (others ??= changed.edges().filter((edge) => !reused.isKnown(edge as Edge)));
    const checks: readonly (readonly [Layer, string, () => void])[] = [
      ...stories.map((story) => ['stories', story.name, () => assertTold(changed, story)] as const),
      ['waits', 'the delays that `waits` lists', () => waits && assertWaits(changed, waits as Waits<TMachine>)],
      ['reaches', 'everything', () => assertReached(changed)],
      ...Object.entries(invariants).map(
        ([name, invariant]) => ['holds', name, () => assertHolds(edges(), invariant)] as const,
      ),
      ['refuses', 'what a state does not take', () => void assertRefused(changed)],
      ...walks.map((walk) => ['paths', walk.name, () => retrace(model, machine, walk)] as const),
    ];
    for (const [by, name, check] of checks)
      try {
        check();
      } catch (error) {
        return { by, why: `${name}: ${lineOf(error)}` };
      }
    return SURVIVES;
  };
}
