import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Book } from '#src/charts/book/book.ts';

const KEPT = '.data/statebook';

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

/** Makes the book of a commit in a worktree of its own, with the packages of its own lock file. */
function make(commit: string, into: string): void {
  const tree = resolve(KEPT, `tree-${commit}`);
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    if (!existsSync(join(tree, 'scripts/statebook.mjs'))) throw new Error(`${commit.slice(0, 10)} knows no state book yet`);
    const hasSamePackages = readFileSync(join(tree, 'package-lock.json')).equals(readFileSync('package-lock.json'));
    if (hasSamePackages) symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction');
    // What it says of its own accessibility is not asked here: only that there is a book.
    spawnSync(process.execPath, ['scripts/statebook.mjs'], { cwd: tree, stdio: 'inherit', env: { ...process.env, NODE_OPTIONS: '' } });
    const made = join(tree, 'reports/statebook');
    if (!existsSync(join(made, 'book.json'))) throw new Error(`the book of ${commit.slice(0, 10)} could not be made`);
    renameSync(made, into);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}

/** The folder of a commit's book, pictured by the given browser: made when it is first asked for, then kept. */
export function bookOf(commit: string, browser: string): string {
  const folder = join(KEPT, commit);
  if (existsSync(join(folder, 'book.json')) && readBook(folder).browser === browser) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  make(commit, folder);
  return folder;
}
