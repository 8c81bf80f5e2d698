// `npm run verify`: the checks before a commit. Types, lint and charts, two at a time, then the unit and view tests
// nearest to what changed since the branch left main (on main: since the last push, else since the last commit). They
// are few, so that it ends within a minute; `npm test` runs all.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { prepare } from './prepare.mjs';

const { node } = await prepare({ build: false });
// Its packages may have been installed just now.
const { nearestTests } = await import('./nearest-tests.mjs');
const started = Date.now();
const env = { ...process.env, NODE_OPTIONS: '' };

/** Prints the output of a check that fails; returns whether it passed. */
async function passes(name, args) {
  const run = spawn(node, args, { env });
  let said = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [code] = await once(run, 'close');
  console.log(`${code === 0 ? '\u2713' : '\u2717'} ${name}`);
  if (code !== 0) console.log(said);
  return code === 0;
}

const inTurn = async (...checks) => {
  const ends = [];
  for (const check of checks) ends.push(await passes(...check));
  return ends.every(Boolean);
};

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** Returns the commit that the current work began from. */
function base() {
  const head = git('rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].map((ref) => git('merge-base', 'HEAD', ref));
  return bases.find((commit) => commit && commit !== head) ?? 'HEAD~1';
}

const checked = await Promise.all([
  inTurn(['types', ['node_modules/typescript-native/bin/tsc', '--noEmit']], ['charts', ['scripts/lint-charts.ts']]),
  passes('lint', ['scripts/lint.mjs']),
]);

/** Test files that run in half a minute on two cores. */
const MOST = 16;
const lines = (text) => (text ?? '').split('\n').filter(Boolean);
const files = lines(git('ls-files', '--cached', '--others', '--exclude-standard')).filter((file) => existsSync(file));
const changed = [
  ...lines(git('diff', '--name-only', base())),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
];
const related = nearestTests(files, (file) => readFileSync(file, 'utf8'), changed);
const nearest = related.slice(0, MOST);
console.log(`tests: ${nearest.length} of ${related.length} files that import the change`);
const tests =
  nearest.length === 0
    ? { status: 0 }
    : spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...nearest], {
        env,
        stdio: 'inherit',
      });
console.log(`verify: ${((Date.now() - started) / 1000).toFixed(1)} s`);
process.exit(checked.every(Boolean) && tests.status === 0 ? 0 : 1);
