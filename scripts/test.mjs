// `npm test`: every kind of test, the fastest first, and one line at the end with the totals.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { testBuilds } from './builds.mjs';
import { prepare } from './prepare.mjs';

process.env.BUILD_DIR ??= testBuilds;
const { node } = await prepare({ build: true });
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports', { recursive: true });
const total = { passed: 0, failed: 0 };
const failures = [];
/** Browser tests that failed once and then passed: each should be looked at. */
const retried = [];
const env = { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' };

function run(name, args, more = {}) {
  console.log(`\n\u25B8 ${name}`);
  const started = Date.now();
  const { status } = spawnSync(node, args, { stdio: 'inherit', env: { ...env, ...more } });
  console.log(`  ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status ?? 1;
}

/** Counts failures, and stores their names for the end. A run that fails without a failed test counts as one. */
function fail(name, status, titles) {
  const named = titles.length === 0 && status !== 0 ? [name] : titles;
  total.failed += named.length;
  failures.push(...named);
}

/** A check without a count of its own (types, lint, drift) counts as one test. */
function check(name, args) {
  const status = run(name, args);
  if (status === 0) total.passed += 1;
  fail(name, status, []);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Reports which files took longest, in seconds of a worker: where a run that has become long can be made short. */
function reportLongest(times) {
  const sums = new Map();
  for (const { file, ms } of times) sums.set(file, (sums.get(file) ?? 0) + ms);
  const longest = [...sums].sort(([, one], [, other]) => other - one).slice(0, 8);
  for (const [file, ms] of longest) console.log(`  ${(ms / 1000).toFixed(0).padStart(5)} s in ${file}`);
}

function vitest(name, extra) {
  const file = `reports/vitest-${name}.json`;
  const status = run(name, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./scripts/unhandled-reporter.mjs',
    `--outputFile.json=${file}`,
    ...extra,
  ]);
  const files = readReport(file)?.testResults ?? [];
  const tests = files.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map((test) => ({
      hasPassed: test.status === 'passed',
      title: `${relative('.', path)} \u203A ${test.fullName}`,
    })),
  );
  reportLongest(
    files.map(({ name: path, startTime, endTime }) => ({ file: relative('.', path), ms: endTime - startTime })),
  );
  total.passed += tests.filter(({ hasPassed }) => hasPassed).length;
  // A file that cannot be loaded has no tests.
  const unloaded = files
    .filter(({ status: end, assertionResults }) => end === 'failed' && assertionResults.length === 0)
    .map(({ name: path, message }) => `${relative('.', path)}: ${message.split('\n')[0]}`);
  const uncaught = (readReport('reports/unhandled.json') ?? []).map(
    ({ message, file, test }) => `${relative('.', file ?? name)} \u203A ${test ?? 'no test'}: uncaught ${message}`,
  );
  fail(name, status, [
    ...unloaded,
    ...uncaught,
    ...tests.filter(({ hasPassed }) => !hasPassed).map(({ title }) => title),
  ]);
}

/** Returns the titles of the browser tests with this result. */
function ended(suites, ends) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ tests, title, file }) =>
      tests.filter(({ status }) => ends.includes(status)).map(() => `${file} \u203A ${title}`),
    ),
    ...ended(suite.suites ?? [], ends),
  ]);
}

/** Returns how long each browser test ran, by the file that names it. */
function timesOf(suites, top) {
  return suites.flatMap(({ file: own, specs = [], suites: inner = [] }) => {
    const file = top ?? own;
    const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
    return [...results.map(({ duration }) => ({ file, ms: duration })), ...timesOf(inner, file)];
  });
}

/** Returns the description of a page from its main part or dialog on: the header before it has fifty lines. */
function mainOf(seen) {
  const lines = seen.split('\n');
  const start = lines.findIndex((line) => /^\s*- (main|dialog|alertdialog)\b/.test(line));
  return lines.slice(Math.max(start, 0));
}

/**
 * Returns why tries failed, and what their pages showed, by role: after a run on another machine there is nothing else
 * to look at.
 */
function failuresOf(suites) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ tests, title, file }) =>
      tests
        .flatMap(({ results }) => results)
        .filter(({ errors }) => errors.length > 0)
        .map(({ errors, attachments }) => ({
          title: `${file} \u203A ${title}`,
          reasons: errors.flatMap(({ message = '' }) => stripVTControlCharacters(message).split('\n').slice(0, 12)),
          seen: attachments
            .filter((one) => one.name === 'error-context' && existsSync(one.path))
            .flatMap(({ path }) => mainOf(/```yaml\n([^]*?)```/.exec(readFileSync(path, 'utf8'))?.[1] ?? '')),
        })),
    ),
    ...failuresOf(suite.suites ?? []),
  ]);
}

/** Runs browser tests, all or those of some files, with additional variables for playwright.config.ts. */
function browser(name, files = [], more = {}) {
  const status = run(name, ['node_modules/@playwright/test/cli.js', 'test', ...files], more);
  const suites = readReport('reports/playwright.json')?.suites ?? [];
  reportLongest(timesOf(suites));
  total.passed += ended(suites, ['expected', 'flaky']).length;
  for (const { title, reasons, seen } of failuresOf(suites))
    console.log(`\n  ${title} failed\n    ${[...reasons, '  its page:', ...seen.slice(0, 60)].join('\n    ')}`);
  retried.push(...ended(suites, ['flaky']).map((title) => `${title} (${name})`));
  fail(
    name,
    status,
    ended(suites, ['unexpected', 'skipped']).map((title) => `${title} (${name})`),
  );
}

check('types', ['node_modules/typescript-native/bin/tsc', '--noEmit']);
check('lint', ['scripts/lint.mjs']);
check('contract', ['scripts/contract.ts', '--check']);
check('charts', ['scripts/lint-charts.ts']);
vitest('unit', ['--project', 'node']);
vitest('view', ['--project', 'view']);
browser('browser');
const e2e = (...names) => names.map((name) => `e2e/${name}.spec.ts`);
// Pages that these runs show again were checked by axe in the first. The headless shell is faster, but no shopper has
// it: it has no favicon, and handles clicks and frames differently.
const [shell, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
if (!process.env.CHROMIUM_PATH && existsSync(shell) && existsSync(whole)) {
  browser('whole browser', e2e('journey', 'session', 'hydration', 'inspector'), {
    CHROMIUM_PATH: whole,
    WAYMARK_AXE: 'off',
  });
}
// A storefront and the service that it calls, each a process of its own: an order, 3-D Secure, e-mails and invoices.
browser('two processes', [...e2e('journey', 'placing', 'orders', 'collecting'), 'model-tests/order/'], {
  WAYMARK_SPLIT: '1',
  WAYMARK_AXE: 'off',
});

for (const title of retried) console.log(`  passed at the second try: ${title}`);

for (const name of failures) console.log(`  failed: ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
