import { commandFor } from '#src/charts/paths/command.ts';
import { pathIdOf } from '#src/chart-kit/records/path-id.ts';
import { declaredOf, failedOf, missingOf, stepsOf } from '#src/chart-kit/records/coverage.ts';
import type { Count, PathsRecord } from '#src/chart-kit/records/record.types.ts';

const HEADINGS = [
  'chart',
  'level',
  'states walked',
  'transitions walked',
  'pairs walked',
  'paths',
  'steps',
  'seconds',
] as const;
/** Maximum names that are printed for one reason; the report has all of them. */
const SOME = 3;

const ofHowMany = ({ covered, total, unreachable }: Count): string =>
  `${covered} of ${total}${unreachable.length > 0 ? `, ${unreachable.length} excused` : ''}`;

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

/** Returns what a level cannot cause, by reason, sorted by the number of names. */
function excusesOf(record: PathsRecord): string[] {
  const groups = [...Map.groupBy(declaredOf(record), ({ reason }) => reason)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return groups.flatMap(([reason, all]) => [
    `  ${all.length} because ${reason}`,
    ...all.slice(0, SOME).map(({ name }) => `    ${name}`),
    ...(all.length > SOME ? [`    and ${all.length - SOME} more`] : []),
  ]);
}

function namesOf(record: PathsRecord): string[] {
  const title = `${record.chart}, ${record.level}`;
  const missing = missingOf(record);
  const failed = failedOf(record).flatMap((path) => [
    `  ${path.name}${path.failure && path.failure.step >= 0 ? `, at step ${path.failure.step + 1}` : ''}`,
    `    ${commandFor(record.chart, record.level, pathIdOf(path))}`,
  ]);
  const listed = (what: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${title}: ${what}`, ...lines, ''] : [];
  return [
    ...listed('excused', excusesOf(record)),
    ...listed('failed', failed),
    ...listed(
      'not covered',
      missing.map((name) => `  ${name}`),
    ),
  ];
}

/**
 * Returns the names that are excused, failed and not covered, then the table of what was walked, because a terminal
 * shows the end of an output.
 */
export function printed(records: readonly PathsRecord[]): string {
  const rows = [[...HEADINGS], ...records.map(rowOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [...records.flatMap(namesOf), ...lines].join('\n');
}

const things = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/**
 * Returns the result in one sentence: what was walked and excused, or what is wrong and where. `passed` is the result
 * of the test runners.
 */
export function resultOf(records: readonly PathsRecord[], passed: boolean): string {
  const sum = (of: (record: PathsRecord) => number, some = records) =>
    some.reduce((total, record) => total + of(record), 0);
  const isBad = (record: PathsRecord) => failedOf(record).length + missingOf(record).length > 0;
  const bad = records.filter(isBad);
  const walked = sum(({ coverage: { transitions } }) => transitions.covered);
  const all = sum(({ coverage: { transitions } }) => transitions.total);
  const excused = sum(({ coverage: { transitions } }) => transitions.unreachable.length);
  const share = `walked ${walked} of ${things(all, 'transition')}, ${excused} excused`;
  if (bad.length > 0)
    return `NOT WELL: ${share}; ${things(
      sum((record) => failedOf(record).length),
      'path',
    )} failed, ${things(
      sum((record) => missingOf(record).length),
      'thing',
    )} not covered (${bad.map(({ chart, level }) => `${chart} ${level}`).join(', ')})`;
  return passed ? `WELL: ${share}` : `NOT WELL: ${share}; a test failed that is no path: see above`;
}

/** True if all paths passed, and everything that must be covered is covered. */
export const isWell = (records: readonly PathsRecord[]): boolean =>
  records.every((record) => failedOf(record).length + missingOf(record).length === 0);
