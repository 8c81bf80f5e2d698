// The folder of builds (`dist`, or BUILD_DIR). Each build has its own folder in it, which never changes after it is
// published, so that the next build does not disturb a shop that runs on it. Uses nothing but Node's own modules.
//
//   dist/current             the id of the build that the next start serves
//   dist/served.json         the ids of the last two builds that were started: pages of the older may still be open
//   dist/20261123T120000000-1/  client/, server/, charts.json; the time of `made` is when the sources were read
//   dist/20261123T120000000-1/used-by-4711  process 4711 builds it or runs on it
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** The folder for builds of `npm test` and browser tests: a shop that runs at the same time keeps its own. */
export const testBuilds = '.data/test-builds';

/** Returns the folder of builds. */
export const buildsFolder = () => process.env.BUILD_DIR || 'dist';

/** Writes a file atomically. */
function replace(file, text) {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It belongs to another user.
    return error.code === 'EPERM';
  }
}

const isUsed = (folder) =>
  readdirSync(folder).some((name) => {
    const [, pid] = /^used-by-(\d+)$/.exec(name) ?? [];
    return pid !== undefined && isAlive(Number(pid));
  });

/** Marks the build as used by this process, until it ends or calls the returned function. */
function use(folder) {
  const mark = join(folder, `used-by-${process.pid}`);
  writeFileSync(mark, '');
  const release = () => {
    process.off('exit', release);
    rmSync(mark, { force: true });
  };
  process.on('exit', release);
  return release;
}

/**
 * Runs a function that needs a writable folder. In a read-only folder nobody removes anything either, so it is skipped
 * there.
 */
function whereWritable(write) {
  try {
    write();
  } catch (error) {
    if (error.code !== 'EROFS' && error.code !== 'EACCES') throw error;
  }
}

function readServed(home) {
  try {
    return JSON.parse(readFileSync(join(home, 'served.json'), 'utf8'));
  } catch {
    // Nothing was started yet.
    return [];
  }
}

/** Returns the folder of the current build, absolute; null if there is none. */
export function currentBuild(home = buildsFolder()) {
  const pointer = join(home, 'current');
  if (!existsSync(pointer)) return null;
  const folder = resolve(home, readFileSync(pointer, 'utf8').trim());
  return existsSync(join(folder, 'made')) ? folder : null;
}

/** Returns when the sources of a build were read, in milliseconds since 1970. */
export const madeAt = (folder) => statSync(join(folder, 'made')).mtimeMs;

/**
 * Returns the current build for a process that serves it: its folder, and those of earlier builds whose assets open
 * pages may still request. `newest` returns the folder of the build that is current when it is called. Throws if there
 * is no build.
 */
export function serveBuild(home = buildsFolder()) {
  const folder = currentBuild(home);
  if (folder === null) throw new Error(`There is no build in ${home}: npm run build`);
  const gone = ['server/server.js', 'client/assets']
    .map((path) => join(folder, path))
    .find((path) => !existsSync(path));
  if (gone) throw new Error(`The build in ${folder} is not whole, ${gone} is gone: npm run build`);
  const ids = [...new Set([folder, ...readServed(home).map((id) => resolve(home, id))])].slice(0, 2);
  whereWritable(() => {
    use(folder);
    replace(join(home, 'served.json'), JSON.stringify(ids.map((path) => basename(path))));
  });
  return { folder, earlier: ids.slice(1).filter((path) => existsSync(path)), newest: () => currentBuild(home) };
}

/** Returns a new folder to build into: `publish` makes it the current build, `discard` removes it. */
export function beginBuild(home = buildsFolder()) {
  mkdirSync(home, { recursive: true });
  let id;
  do id = `${new Date().toISOString().replaceAll(/[-:.Z]/g, '')}-${process.pid}`;
  while (existsSync(join(home, id)));
  const folder = resolve(home, id);
  mkdirSync(folder);
  writeFileSync(join(folder, 'made'), '');
  const release = use(folder);
  return {
    folder,
    publish: () => {
      const before = currentBuild(home);
      replace(join(home, 'current'), id);
      removeOthers(home, [folder, before]);
      release();
    },
    discard: () => {
      release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Removes builds that no process uses, whose pages are not open any more, and that are not in `keep`. */
function removeOthers(home, keep) {
  const kept = new Set([...keep, ...readServed(home).map((id) => resolve(home, id))]);
  for (const entry of readdirSync(home, { withFileTypes: true })) {
    const path = resolve(home, entry.name);
    if (entry.isDirectory() && !kept.has(path) && !isUsed(path)) rmSync(path, { recursive: true, force: true });
  }
}
