import { commandFor, idOf } from '#src/charts/paths/command.ts';
import { declaredOf, failedOf, missingOf, stepsOf } from '#src/charts/paths/coverage.ts';
import type { Count, PathsRecord } from '#src/charts/paths/record.types.ts';

const HEADINGS = ['chart', 'level', 'states', 'transitions', 'pairs', 'paths', 'steps', 'seconds'] as const;

const ofHowMany = ({ covered, total, unreachable }: Count): string =>
  `${covered}/${total}${unreachable.length > 0 ? ` (${unreachable.length} declared)` : ''}`;

const rowOf = (record: PathsRecord): string[] => {
  const { chart, level, coverage, paths, seconds } = record;
  const failed = failedOf(record).length;
  return [
    chart,
    level,
    ofHowMany(coverage.states),
    ofHowMany(coverage.transitions),
    ofHowMany(coverage.pairs),
    failed > 0 ? `${paths.length} (${failed} failed)` : String(paths.length),
    String(stepsOf(record)),
    seconds.toFixed(1),
  ];
};

function namesOf(record: PathsRecord): string[] {
  const title = `${record.chart}, ${record.level}`;
  const missing = missingOf(record);
  const declared = declaredOf(record).map(({ name, reason }) => `${name}: ${reason}`);
  const failed = failedOf(record).flatMap((path) => [
    `  ${path.name}${path.failure && path.failure.step >= 0 ? `, at step ${path.failure.step + 1}` : ''}`,
    `    ${commandFor(record.chart, record.level, idOf(path))}`,
  ]);
  const listed = (what: string, lines: readonly string[]) => (lines.length > 0 ? ['', `${title}: ${what}`, ...lines] : []);
  return [
    ...listed('failed', failed),
    ...listed('not covered', missing.map((name) => `  ${name}`)),
    ...listed('declared unreachable', declared.map((name) => `  ${name}`)),
  ];
}

/** The table of what was covered, then by name what failed, what was not covered and what was declared. */
export function printed(records: readonly PathsRecord[]): string {
  const rows = [[...HEADINGS], ...records.map(rowOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [...lines, ...records.flatMap(namesOf)].join('\n');
}

/** Whether all paths passed, and all that had to be covered is. */
export const isWell = (records: readonly PathsRecord[]): boolean =>
  records.every((record) => failedOf(record).length + missingOf(record).length === 0);
