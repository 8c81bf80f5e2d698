import { describe, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Model } from '../explore/model.ts';
import { leavesOf } from '../explore/names.ts';
import type { Walk } from '../explore/types.ts';
import { type ViewOptions, viewWalker } from '../walk/view.tsx';
import type { EmittedChanges } from './emitted.ts';
import { lineOf, SURVIVES, type Verdict } from './judge.ts';
import type { Mutant } from './mutants.ts';
import { judgeMutants, readMutants } from './record.ts';

/** Whether a walk passes what a mutant changed. */
function passes({ transition, state }: Mutant, { initial, steps }: Walk): boolean {
  const isIn = (snapshot: AnyMachineSnapshot) =>
    state === '' || leavesOf(snapshot.value).some((leaf) => `${leaf}.`.startsWith(`${state}.`));
  return transition === null
    ? isIn(initial) || steps.some(({ entered }) => state === '' || entered.includes(state))
    : steps.some(({ transitions }) => transitions.includes(transition));
}

/**
 * Stands in for `walkView` while mutants are tested: a person walks the view of every mutant that the tests
 * of the chart let live, by the paths of the chart as it stands.
 */
export function judgeView<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  options: ViewOptions<TMachine>,
  changes: EmittedChanges = {},
): void {
  const judge = async (mutant: Mutant): Promise<Verdict> => {
    const machine = mutant.make() as TMachine;
    const { walks, take } = viewWalker({ ...model, machine }, options, { asksAxe: false, tellsPage: false });
    for (const walk of walks) {
      if (!passes(mutant, walk as Walk)) continue;
      try {
        await take(walk);
      } catch (error) {
        return { by: 'view', why: lineOf(error) };
      }
    }
    return SURVIVES;
  };

  describe(`${model.id}, its mutants`, () => {
    it('are judged by walking the view', { timeout: 0 }, async () => {
      const judged = readMutants('chart', model.id)?.mutants ?? [];
      const alive = new Set(judged.flatMap(({ by, name }) => (by === null ? [name] : [])));
      const isWanted = ({ name, kind }: Mutant) => alive.has(name) && kind !== 'delay';
      await judgeMutants('view', model, { isWanted, judge, changes });
    });
  });
}
