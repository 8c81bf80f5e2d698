import type { AnyStateMachine } from 'xstate';
import type { Model } from '#src/chart-kit/explore/model.ts';
import { type ChartOptions, describeChart as describe } from '#src/chart-kit/walk/chart.ts';
import { commandFor } from '#src/charts/paths/command.ts';

/** The chart kit's tests of a chart. A failure names the shop's command that repeats it. */
export const describeChart = <TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  options: ChartOptions<TMachine>,
): void => describe(model, options, { commandFor });
