import { describe, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { ChartOptions } from '../layers.ts';
import type { Model } from '../model.ts';
import { judgeOf } from './judge.ts';
import { judgeMutants } from './record.ts';

/**
 * Stands in for the kit's `describeChart` while mutants are tested (scripts/mutants/vitest.config.ts): the chart's
 * tests run on every mutant instead of the chart.
 */
export function describeChart<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  options: ChartOptions<TMachine>,
): void {
  describe(`${model.id}, its mutants`, () => {
    it('are judged by the tests of the chart', { timeout: 0 }, () =>
      judgeMutants('chart', model, () => true, judgeOf(model, options)),
    );
  });
}
