import { emailFiles } from './email.ts';
import { handlerFile } from './handler.ts';
import type { OperationPlan } from './plan.ts';
import { tableFiles } from './table.ts';
import { testFile } from './test.ts';

/** Returns the new files of an operation, by path. */
export const operationFiles = (plan: OperationPlan): Map<string, string> =>
  new Map([handlerFile(plan), ...tableFiles(plan), ...emailFiles(plan), testFile(plan)]);
