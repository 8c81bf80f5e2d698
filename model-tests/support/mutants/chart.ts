import type { AnyStateMachine } from 'xstate';
import type { Model } from '#src/chart-kit/explore/model.ts';
import { judgeChart } from '#src/chart-kit/mutate/chart.ts';
import type { ChartOptions } from '#src/chart-kit/walk/chart.ts';
import { noticeChanges } from './notices.ts';

/** Replaces `describeChart` while mutants are tested (scripts/mutants/vitest.config.ts). */
export const describeChart = <TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  options: ChartOptions<TMachine>,
): void => judgeChart(model, options, noticeChanges);
