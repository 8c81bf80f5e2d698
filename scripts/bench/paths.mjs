import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { testsOf, walk } from '../paths/walk.ts';

const cores = 2;

/** Returns the seconds of processor time of ended child processes; null if the system does not provide them. */
function workOfChildren() {
  if (!existsSync('/proc/self/stat')) return null;
  const [user, system] = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(13, 15);
  return (Number(user) + Number(system)) / 100;
}

/**
 * Generates and walks the paths of every chart on two cores, by the command of `npm run test:paths -- --level chart`.
 */
export async function measure() {
  const [started, before] = [performance.now(), workOfChildren()];
  const all = { from: 'model-tests', charts: [], workers: cores };
  if (!(await walk('chart', all))) throw new Error('a path failed');
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const row = (what, value) => ({ what, value, unit: 's', wanted: 'under 60', isMet: value < 60 });
  const charts = testsOf('chart', all).length;
  const rows = [row(`all paths of ${charts} charts, generated and walked on two cores`, seconds)];
  const after = workOfChildren();
  if (before !== null && after !== null)
    rows.push(row('of that each of the two worked', Math.round(((after - before) / cores) * 10) / 10));
  return rows;
}
