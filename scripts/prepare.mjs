// Installs the packages of the lock file if node_modules is missing or stale, and builds if the build is older than the
// sources. Uses nothing but Node's own modules, because it runs before anything is installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentBuild, madeAt } from './builds.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const sourceRoots = [
  'src',
  'machines',
  // The gallery's simulator uses the models.
  'model-tests',
  'openapi',
  'public',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/builds.mjs',
  'scripts/chunks.ts',
];

const report = (text) => console.log(`\u25B8 ${text}`);

/**
 * True if a folder has the packages of its lock file, by whatever command: npm writes at its end what it installed.
 * Another installation would remove packages that a running shop uses.
 */
export function isInstalled(folder) {
  const packagesIn = (...path) => JSON.parse(readFileSync(join(folder, ...path), 'utf8')).packages;
  if (!existsSync(join(folder, 'node_modules', '.package-lock.json'))) return false;
  const found = packagesIn('node_modules', '.package-lock.json');
  const wanted = packagesIn('package-lock.json');
  return Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) => {
    if (path === '') return true;
    const one = found[path];
    return one ? one.version === version && one.integrity === integrity : Boolean(optional || devOptional);
  });
}

/** Installs if necessary. Returns the path of the Node that the shop runs on. */
function install() {
  if (!isInstalled(root)) {
    report('Installing packages from the lock file (once) ...');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (result.status !== 0) process.exit(result.status ?? 1);
  }
  return nodeOfTheShop();
}

/**
 * Returns the Node of the lock file; if its install script did not run (or the platform has none), the Node that runs
 * this script.
 */
function nodeOfTheShop() {
  const own = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  const setup = join(root, 'node_modules', 'node', 'installArchSpecificPackage.js');
  if (existsSync(setup)) spawnSync(process.execPath, [setup], { cwd: dirname(setup), stdio: 'ignore' });
  return existsSync(own) ? own : process.execPath;
}

/** True for files that no build contains: tests, and a generated file that each build writes again. */
const isOutsideBuilds = (name) => name === 'routeTree.gen.ts' || /\.(test|spec)\.tsx?$/.test(name);

/** True for files that the shop reads as they are: no build is stale because one of them changed. */
const isReadAsItIs = (path) => path === join(root, 'src/demo/content');

/**
 * Returns the modification time of a file, or of the newest file in a folder that a build contains: milliseconds since
 * the epoch.
 */
export function newest(path) {
  if (!existsSync(path) || isReadAsItIs(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce(
    (latest, name) => (isOutsideBuilds(name) ? latest : Math.max(latest, newest(join(path, name)))),
    stat.mtimeMs,
  );
}

function build(node) {
  const current = currentBuild();
  const sources = Math.max(...sourceRoots.map((path) => newest(join(root, path))));
  if (current !== null && madeAt(current) >= sources) return;
  report('Building the shop ...');
  const started = Date.now();
  try {
    execFileSync(node, ['scripts/build.mjs'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    console.error(String(error.stdout ?? ''), String(error.stderr ?? error));
    process.exit(1);
  }
  report(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

export async function prepare({ build: wantsBuild }) {
  process.chdir(root);
  const node = install();
  if (wantsBuild) build(node);
  return { node, root };
}
