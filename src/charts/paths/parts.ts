import { levels, type PathsRecord } from '#src/chart-kit/records/record.types.ts';
import type { Parts } from './report.types.ts';

/** Returns the pages of the report on each chart. */
export const partsOf = (records: readonly PathsRecord[]): Parts =>
  Object.fromEntries(
    [...Map.groupBy(records, ({ chart }) => chart)].map(([chart, mine]) => [
      chart,
      [
        ...levels.filter((level) => mine.some((record) => record.level === level)),
        ...(mine.some(({ matrix }) => matrix) ? (['matrix'] as const) : []),
      ],
    ]),
  );
