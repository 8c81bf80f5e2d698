import { chartFiles } from './chart.ts';
import { messageFiles } from './messages.ts';
import { modelFiles } from './model.ts';
import type { FlowPlan } from './names.ts';
import { viewFiles } from './view.ts';

/** Returns the new files of a flow, by path. */
export const flowFiles = (plan: FlowPlan): Map<string, string> =>
  new Map([...chartFiles(plan), ...viewFiles(plan), ...messageFiles(plan), ...modelFiles(plan)]);
