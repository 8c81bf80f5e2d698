import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDS } from '#src/chart-kit/records/record.ts';
import { levels, type PathsRecord } from '#src/chart-kit/records/record.types.ts';

/** Returns the records of charts that were written since a time, in milliseconds. */
export const readRecords = (since = 0): PathsRecord[] =>
  existsSync(RECORDS)
    ? readdirSync(RECORDS)
        .filter((file) => file.endsWith('.json') && statSync(join(RECORDS, file)).mtimeMs >= since)
        .map((file) => JSON.parse(readFileSync(join(RECORDS, file), 'utf8')) as PathsRecord)
        .toSorted((a, b) => a.chart.localeCompare(b.chart) || levels.indexOf(a.level) - levels.indexOf(b.level))
    : [];
