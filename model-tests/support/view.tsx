import type { AnyStateMachine } from 'xstate';
import type { Model } from '#src/chart-kit/explore/model.ts';
import { type ViewOptions, walkView as walk } from '#src/chart-kit/walk/view.tsx';
import { commandFor } from '#src/charts/paths/command.ts';

export { elapsed, fromPort, relayed, unreachable, type ViewShow } from '#src/chart-kit/walk/view.tsx';

/** The chart kit's walk of a view. A failure names the shop's command that repeats it. */
export const walkView = <TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  options: ViewOptions<TMachine>,
): void => walk(model, options, { commandFor });
