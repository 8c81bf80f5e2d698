import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Book } from '#src/charts/book/book.ts';

const KEPT = '.data/statebook';

/**
 * Set for a book that is only used for comparison. It is a variable and not an option, because an older revision
 * ignores it and still makes its book.
 */
export const PICTURES_ONLY = 'STATEBOOK_PICTURES_ONLY';

const git = (...command: string[]): string => execFileSync('git', command, { encoding: 'utf8' }).trim();

export const readBook = (folder: string): Book => JSON.parse(readFileSync(join(folder, 'book.json'), 'utf8')) as Book;

/** Returns the commit of a revision. */
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
    // Packages that it shares must not be installed from there; otherwise it installs its own. A build has set
    // NODE_ENV.
    const script = [...(hasSamePackages ? [] : ['scripts/run.mjs']), 'scripts/statebook/main.ts'];
    const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: undefined, [PICTURES_ONLY]: '1' };
    // An older revision may report accessibility problems; only its book is needed.
    spawnSync(process.execPath, [...script, ...known], { cwd: tree, stdio: 'inherit', env });
    const made = join(tree, 'reports/statebook');
    if (!existsSync(join(made, 'book.json'))) throw new Error(`the book of ${commit.slice(0, 10)} could not be made`);
    renameSync(made, into);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}

/**
 * Returns the folder of a commit's book (of all charts if none is named), with pictures from the given browser; made at
 * the first call, then cached.
 */
export function bookOf(commit: string, charts: readonly string[], browser: string): string {
  const folder = join(KEPT, [commit, ...charts.toSorted()].join('+'));
  if (existsSync(join(folder, 'book.json')) && readBook(folder).browser === browser) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  make(commit, charts, folder);
  return folder;
}
