import type { AnyStateMachine } from 'xstate';
import type { Model } from '#src/chart-kit/explore/model.ts';
import { judgeView } from '#src/chart-kit/mutate/view.tsx';
import type { ViewOptions } from '#src/chart-kit/walk/view.tsx';
import { noticeChanges } from './notices.ts';

export { elapsed, fromPort, relayed, unreachable, type ViewShow } from '#src/chart-kit/walk/view.tsx';

/** Replaces `walkView` while mutants are tested (scripts/mutants/vitest.config.ts). */
export const walkView = <TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  options: ViewOptions<TMachine>,
): void => judgeView(model, options, noticeChanges);
