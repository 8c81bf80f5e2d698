// The folder of builds (`dist`, or BUILD_DIR): each build has a folder of its own in it and is never changed once it is
// published, so that a shop which runs on it is not disturbed by the next. Uses nothing but Node's own modules.
//
//   dist/current             the id of the build that the next start serves
//   dist/served.json         the ids of the last two builds that were started: pages of the second are open yet
//   dist/20261123T120000000-1/  client/, server/, charts.json; `made` is as old as the sources that were read
//   dist/20261123T120000000-1/used-by-4711  the process 4711 builds it or runs on it
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Where `npm test` and browser tests keep theirs: a shop that runs beside them keeps its own. */
export const testBuilds = '.data/test-builds';

/** Where builds are kept. */
export const buildsFolder = () => process.env.BUILD_DIR || 'dist';

/** Appears whole or not at all. */
function replace(file, text) {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is somebody else's.
    return error.code === 'EPERM';
  }
}

const isUsed = (folder) =>
  readdirSync(folder).some((name) => {
    const [, pid] = /^used-by-(\d+)$/.exec(name) ?? [];
    return pid !== undefined && isAlive(Number(pid));
  });

/** Says that this process needs the build, until it ends or calls what is answered. */
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

/** Does what needs a folder that can be written; in one that cannot, nobody removes anything either. */
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

/** The folder of the current build, absolute; null when there is none. */
export function currentBuild(home = buildsFolder()) {
  const pointer = join(home, 'current');
  if (!existsSync(pointer)) return null;
  const folder = resolve(home, readFileSync(pointer, 'utf8').trim());
  return existsSync(join(folder, 'made')) ? folder : null;
}

/** When the sources of a build were read, in milliseconds since 1970. */
export const madeAt = (folder) => statSync(join(folder, 'made')).mtimeMs;

/**
 * The current build for a process that serves it: its folder, and those of earlier builds whose assets open pages may
 * still ask for. `newest` answers the folder of the build that is current when it is called. Throws where there is no
 * build.
 */
export function serveBuild(home = buildsFolder()) {
  const folder = currentBuild(home);
  if (folder === null) throw new Error(`There is no build in ${home}: npm run build`);
  const entry = join(folder, 'server', 'server.js');
  if (!existsSync(entry)) throw new Error(`The build in ${folder} is not whole, ${entry} is gone: npm run build`);
  const ids = [...new Set([folder, ...readServed(home).map((id) => resolve(home, id))])].slice(0, 2);
  whereWritable(() => {
    use(folder);
    replace(join(home, 'served.json'), JSON.stringify(ids.map((path) => basename(path))));
  });
  return { folder, earlier: ids.slice(1).filter((path) => existsSync(path)), newest: () => currentBuild(home) };
}

/** A new folder to build into: `publish` makes it the current build, `discard` removes it. */
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

/** Removes builds that nobody runs on, whose pages are not open any more, and that are not named. */
function removeOthers(home, keep) {
  const kept = new Set([...keep, ...readServed(home).map((id) => resolve(home, id))]);
  for (const entry of readdirSync(home, { withFileTypes: true })) {
    const path = resolve(home, entry.name);
    if (entry.isDirectory() && !kept.has(path) && !isUsed(path)) rmSync(path, { recursive: true, force: true });
  }
}
