import { describe, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { ChartOptions } from '../walk/chart.ts';
import type { Model } from '../explore/model.ts';
import { judgeOf } from './judge.ts';
import type { EmittedChanges } from './emitted.ts';
import { judgeMutants } from './record.ts';

/**
 * Stands in for `describeChart` while mutants are tested: the chart's tests run on every mutant instead of the chart.
 */
export function judgeChart<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  options: ChartOptions<TMachine>,
  changes: EmittedChanges = {},
): void {
  describe(`${model.id}, its mutants`, () => {
    it('are judged by the tests of the chart', { timeout: 0 }, () =>
      judgeMutants('chart', model, { isWanted: () => true, judge: judgeOf(model, options), changes }),
    );
  });
}
