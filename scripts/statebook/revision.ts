import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Book } from '#src/charts/book/book.ts';

const KEPT = '.data/statebook';

/**
 * Set for a book that is only compared with: a variable and no option, since a revision that knows neither still makes
 * its book.
 */
export const PICTURES_ONLY = 'STATEBOOK_PICTURES_ONLY';

const git = (...command: string[]): string => execFileSync('git', command, { encoding: 'utf8' }).trim();

export const readBook = (folder: string): Book => JSON.parse(readFileSync(join(folder, 'book.json'), 'utf8')) as Book;

/** The commit that a revision names. */
export function commitOf(revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  } catch {
    throw new Error(`git knows no revision "${revision}"`);
  }
}

/**
 * Makes the book of a commit, or of some charts of it, in a worktree of its own, with the packages of its own lock
 * file.
 */
function make(commit: string, charts: readonly string[], into: string): void {
  const tree = resolve(KEPT, `tree-${commit}`);
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    if (!existsSync(join(tree, 'scripts/statebook/main.ts')))
      throw new Error(`${commit.slice(0, 10)} knows no state book yet`);
    const hasSamePackages = readFileSync(join(tree, 'package-lock.json')).equals(readFileSync('package-lock.json'));
    if (hasSamePackages) symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction');
    const known = charts.filter((chart) => existsSync(join(tree, 'model-tests', chart, `${chart}.view.test.tsx`)));
    if (charts.length > 0 && known.length === 0)
      throw new Error(`${commit.slice(0, 10)} has no view of ${charts.join(', ')}`);
    // Packages that it shares are never installed anew from there; else it installs its own. A build has set NODE_ENV.
    const script = [...(hasSamePackages ? [] : ['scripts/run.mjs']), 'scripts/statebook/main.ts'];
    const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: undefined, [PICTURES_ONLY]: '1' };
    // An older one may find problems of its own accessibility: only a book is asked for.
    spawnSync(process.execPath, [...script, ...known], { cwd: tree, stdio: 'inherit', env });
    const made = join(tree, 'reports/statebook');
    if (!existsSync(join(made, 'book.json'))) throw new Error(`the book of ${commit.slice(0, 10)} could not be made`);
    renameSync(made, into);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}

/**
 * The folder of a commit's book (of all charts where none is named), pictured by the given browser: made when it is
 * first asked for, then kept.
 */
export function bookOf(commit: string, charts: readonly string[], browser: string): string {
  const folder = join(KEPT, [commit, ...charts.toSorted()].join('+'));
  if (existsSync(join(folder, 'book.json')) && readBook(folder).browser === browser) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  make(commit, charts, folder);
  return folder;
}
