import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMutants, REPORTS } from '#src/chart-kit/mutate/record.ts';
import { locator } from './locate.ts';
import { page, printed } from './report.ts';
import { type ChartMutants, isClean, merged } from './verdicts.ts';

const MODELS = 'model-tests';
const ENDING = { node: '.chart.test.ts', view: '.view.test.tsx' } as const;

const testOf = (chart: string, project: keyof typeof ENDING) => join(MODELS, chart, `${chart}${ENDING[project]}`);

const charts = readdirSync(MODELS)
  .filter((chart) => existsSync(testOf(chart, 'node')))
  .toSorted();
const asked = process.argv.slice(2);
const unknown = asked.filter((chart) => !charts.includes(chart));
if (unknown.length > 0) throw new Error(`no model of ${unknown.join(', ')}; there are ${charts.join(', ')}`);
const chosen = asked.length > 0 ? asked : charts;

/** Two processes share the mutants of every chart: charts differ too much in size to give each process whole charts. */
const PARTS = 2;

/**
 * Runs the tests of the chosen charts with every mutant in place of its chart; prints the output of a run that fails.
 */
async function judge(project: keyof typeof ENDING): Promise<boolean> {
  const files = chosen.map((chart) => testOf(chart, project)).filter((file) => existsSync(file));
  if (files.length === 0) return true;
  console.log(`\u25B8 ${project === 'node' ? 'the tests of the charts' : 'the walks of the views'} ...`);
  // Each file explores its chart hundreds of times: what that leaves in memory goes with its process.
  const options = ['--config', 'scripts/mutants/vitest.config.ts', '--project', project, '--maxWorkers=1', '--isolate'];
  const ends = Array.from({ length: PARTS }, async (_, part) => {
    const run = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...options, ...files], {
      env: { ...process.env, MUTANTS_PART: `${part}/${PARTS}` },
    });
    let said = '';
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = await once(run, 'close');
    if (code !== 0) console.error(said);
    return code === 0;
  });
  return (await Promise.all(ends)).every(Boolean);
}

const resultOf = (chart: string): ChartMutants | null => {
  const record = readMutants('chart', chart);
  return record && merged(record, readMutants('view', chart), locator(chart));
};

for (const chart of chosen)
  for (const level of ['chart', 'view'])
    for (let part = 0; part < PARTS; part += 1)
      rmSync(join(REPORTS, `${chart}.${level}.${part}.json`), { force: true });
const ran = [await judge('node'), await judge('view')].every(Boolean);
const results = charts.flatMap((chart) => resultOf(chart) ?? []);
const fresh = results.filter(({ chart }) => chosen.includes(chart));
mkdirSync(REPORTS, { recursive: true });
for (const result of fresh)
  writeFileSync(join(REPORTS, `${result.chart}.json`), `${JSON.stringify(result, null, 2)}\n`);
writeFileSync(join(REPORTS, 'index.html'), page(results));
console.log(`\n${printed(fresh)}\n\n${join(REPORTS, 'index.html')}`);
process.exitCode = ran && fresh.length === chosen.length && fresh.every(isClean) ? 0 : 1;
