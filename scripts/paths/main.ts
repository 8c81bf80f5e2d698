// `npm run test:paths [-- chart ...] [--level chart|view|browser] [--path N] [--seed N] [--watch]`: walks the generated
// paths, prints what they covered, and writes reports/paths. docs/models.md explains the report.
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { REPORTS } from '#src/chart-kit/records/record.ts';
import { levels } from '#src/chart-kit/records/record.types.ts';
import { writeReport } from '../charts/site.ts';
import { readRecords } from './records.ts';
import { isWell, printed, resultOf } from './table.ts';
import { testsOf, walk, type Walking } from './walk.ts';
import { chartOf, onChange } from './watch.ts';

const { values, positionals: charts } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string' },
    path: { type: 'string' },
    seed: { type: 'string' },
    watch: { type: 'boolean', default: false },
    from: { type: 'string', default: 'model-tests' },
  },
});

const wanted = levels.filter((level) => values.level === undefined || level === values.level);
if (wanted.length === 0) throw new Error(`--level is one of ${levels.join(', ')}`);
const known = readdirSync(values.from);
const unknown = charts.filter((chart) => !known.includes(chart));
if (unknown.length > 0) throw new Error(`${values.from} has no model of ${unknown.join(', ')}`);
const wantsBrowser = wanted.includes('browser') && testsOf('browser', { from: values.from, charts }).length > 0;
const hasDisplay =
  process.platform === 'darwin' ||
  process.platform === 'win32' ||
  Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
const isShown = values.watch && wantsBrowser && hasDisplay;
if (values.watch && wantsBrowser && !hasDisplay)
  console.log('\u25B8 There is no display here: the browser stays hidden. Its pictures are in the report.');

/** Walks some charts; false if anything failed or was not covered. */
async function run(some: readonly string[]): Promise<boolean> {
  const began = Date.now();
  const walking: Walking = { from: values.from, charts: some, path: values.path, seed: values.seed, isShown };
  let passed = true;
  for (const level of wanted) passed = (await walk(level, walking)) && passed;
  const records = readRecords(began);
  if (values.path !== undefined) console.log('\n\u25B8 One path alone: the report is still of the last whole run.');
  else if (records.length > 0) {
    await writeReport(REPORTS);
    console.log(`\n${printed(records)}\n\n${resultOf(records, passed)}`);
  }
  return passed && isWell(records);
}

const passed = await run(charts);
if (values.watch) {
  console.log('\n\u25B8 Waiting for a change of a chart, a model or a view ...');
  await onChange(['machines', values.from, 'src'], async (files) => {
    const touched = files.map((file) => chartOf(file, values.from));
    const mine = touched.flatMap((chart) =>
      chart !== null && (charts.length === 0 || charts.includes(chart)) ? [chart] : [],
    );
    if (mine.length === 0 && touched.every((chart) => chart !== null)) return;
    console.log(`\n\u25B8 ${files.join(', ')} changed`);
    await run(touched.includes(null) ? charts : [...new Set(mine)]);
    console.log('\n\u25B8 Waiting for a change ...');
  });
}
// Linaria's reader has a child process that would keep this process running.
process.exit(passed ? 0 : 1);
