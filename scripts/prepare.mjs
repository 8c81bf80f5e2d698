// Installs what the lock file says when node_modules is missing or stale, and builds when the build is older than the
// sources. Uses nothing but Node's own modules: it runs before anything is installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentBuild, madeAt } from './builds.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const sourceRoots = ['src', 'machines', 'openapi', 'public', 'vite.config.ts', 'package-lock.json', 'tsconfig.json', 'scripts/build.mjs', 'scripts/builds.mjs'];

const say = (text) => console.log(`\u25B8 ${text}`);

/** Installs when needed; answers the path of the Node that the shop runs on. */
function install() {
  const wanted = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
  const stamp = join(root, 'node_modules', '.waymark-lock');
  const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (!isFresh) {
    say('Installing packages from the lock file (once) ...');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
    if (result.status !== 0) process.exit(result.status ?? 1);
    writeFileSync(stamp, wanted);
  }
  return nodeOfTheShop();
}

/** The Node of the lock file; where its install script did not run (or the platform has none), the one that runs this. */
function nodeOfTheShop() {
  const own = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  const setup = join(root, 'node_modules', 'node', 'installArchSpecificPackage.js');
  if (existsSync(setup)) spawnSync(process.execPath, [setup], { cwd: dirname(setup), stdio: 'ignore' });
  return existsSync(own) ? own : process.execPath;
}

/** When a file, or the newest in a folder, was written. */
export function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((latest, name) => (name === 'routeTree.gen.ts' ? latest : Math.max(latest, newest(join(path, name)))), stat.mtimeMs);
}

function build(node) {
  const current = currentBuild();
  const sources = Math.max(...sourceRoots.map((path) => newest(join(root, path))));
  if (current !== null && madeAt(current) >= sources) return;
  say('Building the shop ...');
  const started = Date.now();
  try {
    execFileSync(node, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    console.error(String(error.stdout ?? ''), String(error.stderr ?? error));
    process.exit(1);
  }
  say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

export async function prepare({ build: wantsBuild }) {
  process.chdir(root);
  const node = install();
  if (wantsBuild) build(node);
  return { node, root };
}
