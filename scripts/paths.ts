import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Count } from '#model-tests/support/model.ts';
import { type Level, type PathsRecord, REPORTS } from '#model-tests/support/record.ts';

const LEVELS: readonly Level[] = ['chart', 'view', 'browser'];

/** The command that walks the paths of a level; every test of a chart lies in `<folder>/<chart>/`. */
function walk(level: Level, folder: string, charts: readonly string[]): boolean {
  const places = charts.length > 0 ? charts.map((chart) => `${folder}/${chart}/`) : [`${folder}/`];
  const ending = level === 'chart' ? '.test.ts' : level === 'view' ? '.test.tsx' : '.spec.ts';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  if (!files.some((file) => file.endsWith(ending) && places.some((place) => file.startsWith(place)))) return true;
  const command =
    level === 'browser'
      ? ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line', ...places]
      : ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--project', level === 'chart' ? 'node' : 'view', ...places];
  return spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, NODE_OPTIONS: '' } }).status === 0;
}

/** The records that were written since a time, in milliseconds. */
const readRecords = (since = 0): PathsRecord[] =>
  existsSync(REPORTS)
    ? readdirSync(REPORTS)
        .filter((file) => /\.(chart|view|browser)\.json$/.test(file) && statSync(join(REPORTS, file)).mtimeMs >= since)
        .map((file) => JSON.parse(readFileSync(join(REPORTS, file), 'utf8')) as PathsRecord)
        .toSorted((a, b) => a.chart.localeCompare(b.chart) || LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))
    : [];

const ofHowMany = ({ covered, total, unreachable }: Count) =>
  `${covered}/${total}${unreachable.length > 0 ? ` (${unreachable.length} declared)` : ''}`;

const HEADINGS = ['chart', 'level', 'states', 'transitions', 'pairs', 'paths', 'seconds'] as const;

const rowOf = ({ chart, level, coverage, paths, seconds }: PathsRecord): string[] => {
  const failed = paths.filter(({ passed }) => !passed).length;
  return [
    chart,
    level,
    ofHowMany(coverage.states),
    ofHowMany(coverage.transitions),
    ofHowMany(coverage.pairs),
    failed > 0 ? `${paths.length} (${failed} failed)` : String(paths.length),
    seconds.toFixed(1),
  ];
};

/** The table of what was covered, then what was not, by name. */
export function printed(records: readonly PathsRecord[]): string {
  const rows = [[...HEADINGS], ...records.map(rowOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '));
  for (const { chart, level, coverage, unreachable } of records) {
    const missing = [...coverage.states.missing, ...coverage.transitions.missing, ...coverage.pairs.missing];
    if (missing.length > 0) lines.push('', `${chart}, ${level}: not covered`, ...missing.map((name) => `  ${name}`));
    const declared = new Map([...coverage.states.unreachable, ...coverage.transitions.unreachable, ...unreachable].map(({ name, reason }) => [name, reason]));
    if (declared.size > 0)
      lines.push('', `${chart}, ${level}: declared unreachable`, ...[...declared].map(([name, reason]) => `  ${name}: ${reason}`));
  }
  return lines.join('\n');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const list = (items: readonly string[]) => (items.length > 0 ? `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>` : '');

/** The same as a page: the table, and for each chart and level every path as steps, with pictures where there are any. */
export function page(records: readonly PathsRecord[]): string {
  const table = `<table><thead><tr>${HEADINGS.map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr></thead><tbody>${records
    .map((record) => {
      const [chart = '', level = '', ...rest] = rowOf(record);
      return `<tr><th scope="row"><a href="#${chart}-${level}">${chart}</a></th><td>${level}</td>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    })
    .join('')}</tbody></table>`;
  const sections = records.map(({ chart, level, coverage, paths, unreachable, refused, chance, stories }) => {
    const missing = [...coverage.states.missing, ...coverage.transitions.missing, ...coverage.pairs.missing];
    const declared = [...coverage.states.unreachable, ...coverage.transitions.unreachable, ...unreachable].map(({ name, reason }) => `${name}: ${reason}`);
    const facts = [
      stories === undefined ? '' : `${stories} stories`,
      refused === undefined ? '' : `${refused} refusals tried`,
      chance === undefined ? '' : `${chance} steps of chance`,
    ].filter((fact) => fact !== '');
    const walked = paths.map(
      ({ name, passed, steps }) =>
        `<details${passed ? '' : ' open'}><summary>${passed ? '' : '<strong>failed</strong> '}${escaped(name)}</summary><ol>${steps
          .map(
            ({ event, state, image }) =>
              `<li><b>${escaped(event)}</b> → ${escaped(state)}${image ? `<br><img loading="lazy" src="${escaped(image)}" alt="${escaped(state)}">` : ''}</li>`,
          )
          .join('')}</ol></details>`,
    );
    return `<section id="${chart}-${level}"><h2>${escaped(chart)}, ${level}</h2><p>${facts.join(', ')}</p>${
      missing.length > 0 ? `<h3 class="missing">Not covered</h3>${list(missing)}` : ''
    }${declared.length > 0 ? `<h3>Declared unreachable</h3>${list([...new Set(declared)])}` : ''}<h3>Paths</h3>${walked.join('')}</section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Paths</title><style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; color: #1c1c1c; }
table { border-collapse: collapse; } th, td { border-bottom: 1px solid #ccc; padding: .25rem .75rem; text-align: start; }
td { font-variant-numeric: tabular-nums; } img { max-width: 24rem; border: 1px solid #ccc; margin: .25rem 0; }
.missing, strong { color: #a30000; } details { margin: .25rem 0; }
</style></head><body><h1>Paths</h1>${table}${sections.join('\n')}</body></html>
`;
}

if (import.meta.main) {
  const { values, positionals: charts } = parseArgs({
    allowPositionals: true,
    options: { level: { type: 'string' }, watch: { type: 'boolean' }, from: { type: 'string', default: 'model-tests' } },
  });
  const levels = LEVELS.filter((level) => values.level === undefined || level === values.level);
  if (levels.length === 0) throw new Error(`--level is one of ${LEVELS.join(', ')}`);

  const run = (): boolean => {
    const began = Date.now();
    const passed = levels.map((level) => walk(level, values.from, charts)).every(Boolean);
    const records = readRecords(began);
    mkdirSync(REPORTS, { recursive: true });
    writeFileSync(join(REPORTS, 'index.html'), page(readRecords()));
    console.log(`\n${printed(records)}\n\n${join(REPORTS, 'index.html')}`);
    return passed && records.every(({ coverage: { states, transitions } }) => states.missing.length + transitions.missing.length === 0);
  };

  const passed = run();
  if (values.watch) {
    let waiting: NodeJS.Timeout | undefined;
    for (const folder of ['machines', values.from, 'src/flows'].filter((name) => existsSync(name)))
      watch(folder, { recursive: true }, () => {
        clearTimeout(waiting);
        waiting = setTimeout(run, 200);
      });
  } else process.exitCode = passed ? 0 : 1;
}
