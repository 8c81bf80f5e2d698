import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Count } from '#model-tests/support/types.ts';
import { type Level, type PathRecord, type PathsRecord, REPORTS } from '#model-tests/support/record.ts';

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
      : [
          'node_modules/vitest/vitest.mjs',
          'run',
          '--reporter=dot',
          '--project',
          level === 'chart' ? 'node' : 'view',
          ...places,
        ];
  return (
    spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, NODE_OPTIONS: '' } }).status === 0
  );
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

const missingOf = ({ coverage: { states, transitions, pairs } }: PathsRecord): string[] => [
  ...states.missing,
  ...transitions.missing,
  ...pairs.missing,
];

const declaredOf = ({ coverage: { states, transitions }, unreachable }: PathsRecord): string[] => [
  ...new Set(
    [...states.unreachable, ...transitions.unreachable, ...unreachable].map(({ name, reason }) => `${name}: ${reason}`),
  ),
];

/** The table of what was covered, then what was not, by name. */
export function printed(records: readonly PathsRecord[]): string {
  const rows = [[...HEADINGS], ...records.map(rowOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  for (const record of records) {
    const title = `${record.chart}, ${record.level}`;
    const missing = missingOf(record);
    const declared = declaredOf(record);
    if (missing.length > 0) lines.push('', `${title}: not covered`, ...missing.map((name) => `  ${name}`));
    if (declared.length > 0) lines.push('', `${title}: declared unreachable`, ...declared.map((name) => `  ${name}`));
  }
  return lines.join('\n');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const list = (title: string, items: readonly string[]): string =>
  items.length > 0 ? `<h3>${title}</h3><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>` : '';

function tableOf(records: readonly PathsRecord[]): string {
  const rows = records.map((record) => {
    const [chart = '', level = '', ...rest] = rowOf(record).map(escaped);
    const cells = [level, ...rest].map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th scope="row"><a href="#${chart}-${level}">${chart}</a></th>${cells}</tr>`;
  });
  const headings = HEADINGS.map((heading) => `<th scope="col">${heading}</th>`).join('');
  return `<table><thead><tr>${headings}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function pathOf({ name, passed, steps }: PathRecord): string {
  const items = steps.map(({ event, state, image }) => {
    const picture = image ? `<br><img loading="lazy" src="${escaped(image)}" alt="${escaped(state)}">` : '';
    return `<li><b>${escaped(event)}</b> → ${escaped(state)}${picture}</li>`;
  });
  const title = `${passed ? '' : '<strong>failed</strong> '}${escaped(name)}`;
  return `<details${passed ? '' : ' open'}><summary>${title}</summary><ol>${items.join('')}</ol></details>`;
}

function sectionOf(record: PathsRecord): string {
  const { chart, level, paths, refused, chance, stories } = record;
  const facts = [
    ...(stories === undefined ? [] : [`${stories} stories`]),
    ...(refused === undefined ? [] : [`${refused} refusals tried`]),
    ...(chance === undefined ? [] : [`${chance} steps of chance`]),
  ];
  return [
    `<section id="${escaped(chart)}-${level}"><h2>${escaped(chart)}, ${level}</h2>`,
    facts.length > 0 ? `<p>${facts.join(', ')}</p>` : '',
    list('Not covered', missingOf(record)),
    list('Declared unreachable', declaredOf(record)),
    `<h3>Paths</h3>${paths.map(pathOf).join('')}</section>`,
  ].join('');
}

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; color: #1c1c1c; }
table { border-collapse: collapse; }
th, td { border-bottom: 1px solid #ccc; padding: .25rem .75rem; text-align: start; }
td { font-variant-numeric: tabular-nums; }
img { max-width: 24rem; border: 1px solid #ccc; margin: .25rem 0; }
strong { color: #a30000; }
`;

/** The same as a page: the table, and for each chart and level every path as steps, with pictures if there are any. */
export const page = (records: readonly PathsRecord[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Paths</title><style>${STYLE}</style></head>
<body><h1>Paths</h1>${tableOf(records)}${records.map(sectionOf).join('\n')}</body></html>
`;

if (import.meta.main) {
  const { values, positionals: charts } = parseArgs({
    allowPositionals: true,
    options: {
      level: { type: 'string' },
      watch: { type: 'boolean' },
      from: { type: 'string', default: 'model-tests' },
    },
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
    return (
      passed &&
      records.every(({ coverage: { states, transitions } }) => states.missing.length + transitions.missing.length === 0)
    );
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
