import { allModels, drawingsFor } from '../pages/library.ts';
import { eventWords, valueWords } from '../explain/wording.ts';
import { commandFor } from './command.ts';
import { pathIdOf } from '#src/chart-kit/records/path-id.ts';
import { coverageMarks, declaredOf, failedOf, missingOf, stepsOf } from '#src/chart-kit/records/coverage.ts';
import { matrixTable } from '#src/chart-kit/records/matrix-table.ts';
import { levels, type PathRecord, type PathsRecord } from '#src/chart-kit/records/record.types.ts';
import type { LevelData, LevelLine, MatrixData, Part, PathsIndexData, ShownPath } from './report.types.ts';

/**
 * Maximum steps of a path on a page, and of all paths on a page: what is longer is linked as a text file, because a
 * page cannot show ten thousand steps.
 */
const MOST_OF_PATH = 300;
const MOST_OF_PAGE = 1500;

const lineOf = (record: PathsRecord): LevelLine => {
  const { chart, level, coverage, wantsPairs, seconds, paths } = record;
  return {
    chart,
    level,
    coverage,
    wantsPairs,
    seconds,
    paths: paths.length,
    steps: stepsOf(record),
    failed: failedOf(record).length,
    missing: missingOf(record).length,
  };
};

const isWell = ({ failed, missing }: LevelLine): boolean => failed + missing === 0;

/** Returns records in the order of the report: failed ones first, then by name. */
export function pathsIndex(records: readonly PathsRecord[]): PathsIndexData {
  const charts = [...Map.groupBy(records.map(lineOf), ({ chart }) => chart)].map(([id, lines]) => ({
    id,
    lines: lines.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level)),
  }));
  const rank = (lines: readonly LevelLine[]) =>
    lines.some(({ failed }) => failed > 0) ? 0 : lines.every(isWell) ? 2 : 1;
  return { charts: charts.toSorted((a, b) => rank(a.lines) - rank(b.lines) || a.id.localeCompare(b.id)) };
}

/** Returns paths with failed ones first, each with its steps if they fit, else with the file that has them. */
function shownPaths(record: PathsRecord): { paths: ShownPath[]; files: { file: string; content: string }[] } {
  let room = MOST_OF_PAGE;
  const files: { file: string; content: string }[] = [];
  const paths = record.paths
    .map((path, index) => ({ path, index }))
    .toSorted((a, b) => Number(a.path.passed) - Number(b.path.passed) || a.index - b.index)
    .map(({ path, index }): ShownPath => {
      const { steps, ...rest } = path;
      const fits = steps.length <= Math.min(MOST_OF_PATH, room);
      if (fits) room -= steps.length;
      const file = fits ? null : `steps/${record.chart}-${record.level}-${index + 1}.txt`;
      if (file) files.push({ file, content: asText(path) });
      return {
        ...rest,
        count: steps.length,
        end: steps.at(-1)?.state ?? path.initial.state,
        steps: fits ? steps : null,
        file,
        command: commandFor(record.chart, record.level, pathIdOf(path)),
      };
    });
  return { paths, files };
}

/** Returns a path as a text file. */
function asText({ name, start, initial, steps }: PathRecord): string {
  const first = `0. It begins${start === '' ? '' : ` with ${start}`}: ${valueWords(initial.state)}`;
  return [
    name,
    '',
    first,
    ...steps.map(({ event, state }, index) => `${index + 1}. ${eventWords(event)}: ${valueWords(state)}`),
    '',
  ].join('\n');
}

/** Returns the data of one level's page, and the files that it links to; null if the gallery has no such chart. */
export async function levelReport(
  record: PathsRecord,
  parts: readonly Part[],
): Promise<{ data: LevelData; files: { file: string; content: string }[] } | null> {
  const model = (await allModels()).get(record.chart);
  if (!model) return null;
  const { refused, chance, stories } = record;
  const { paths, files } = shownPaths(record);
  const declared = [...Map.groupBy(declaredOf(record), ({ reason }) => reason)].map(([reason, list]) => ({
    reason,
    names: list.map(({ name }) => name),
  }));
  return {
    data: {
      chart: record.chart,
      description: model.description,
      parts,
      line: lineOf(record),
      did: {
        ...(refused === undefined ? {} : { refused }),
        ...(chance === undefined ? {} : { chance }),
        ...(stories === undefined ? {} : { stories }),
      },
      drawings: await drawingsFor(model, 'full'),
      marks: coverageMarks(record, model),
      declared,
      paths,
    },
    files,
  };
}

/** Returns the negative matrix of a chart; null if the chart level was not walked. */
export function matrixReport(
  records: readonly PathsRecord[],
  chart: string,
  parts: readonly Part[],
): MatrixData | null {
  const mine = records.filter((record) => record.chart === chart);
  const { matrix, refused = 0 } = mine.find(({ level }) => level === 'chart') ?? {};
  // The view's data has priority over the browser's, because the page is the view.
  const pages = (['view', 'browser'] as const).flatMap((level) => mine.filter((record) => record.level === level));
  return matrix ? { chart, parts, table: matrixTable(matrix, pages), refused } : null;
}
