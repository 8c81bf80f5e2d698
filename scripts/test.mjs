// `npm test`: every kind of test in the order of its speed, and one line at the end that counts them all.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { prepare } from './prepare.mjs';

const { node } = await prepare({ build: true });
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports', { recursive: true });
const total = { passed: 0, failed: 0 };
const env = { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' };

function run(name, args) {
  console.log(`\n\u25B8 ${name}`);
  const started = Date.now();
  const { status } = spawnSync(node, args, { stdio: 'inherit', env });
  console.log(`  ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status ?? 1;
}

/** A check without a count of its own (types, lint, drift) counts as one test. */
function check(name, args) {
  total[run(name, args) === 0 ? 'passed' : 'failed'] += 1;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function vitest(name, extra) {
  const file = `reports/vitest-${name}.json`;
  const status = run(name, ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...extra]);
  const report = readReport(file);
  total.passed += report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  total.failed += failed === 0 && status !== 0 ? 1 : failed;
}

/** Tests that failed once and then passed: each is worth a look. */
function unsteady(suites) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title, file }) => `${file} \u203A ${title}`),
    ...unsteady(suite.suites ?? []),
  ]);
}

function browser(name) {
  const status = run(name, ['node_modules/@playwright/test/cli.js', 'test']);
  const report = readReport('reports/playwright.json');
  const stats = report?.stats;
  total.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  for (const title of unsteady(report?.suites ?? [])) console.log(`  passed at the second try: ${title}`);
  const failed = (stats?.unexpected ?? 0) + (stats?.skipped ?? 0);
  total.failed += failed === 0 && status !== 0 ? 1 : failed;
}

check('types', ['node_modules/typescript-native/bin/tsc', '--noEmit']);
check('lint', ['scripts/lint.mjs']);
check('contract', ['scripts/contract.ts', '--check']);
check('charts', ['scripts/lint-charts.ts']);
vitest('unit', ['--project', 'node']);
vitest('view', ['--project', 'view']);
browser('browser');

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
