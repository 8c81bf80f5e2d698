import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const git = (...command: string[]): string => execFileSync('git', command, { encoding: 'utf8' }).trim();

/**
 * Checks out a revision into a folder of its own while `use` reads it. It uses the packages of this one. Throws for an
 * unknown revision.
 */
export async function withRevision<Result>(
  revision: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  const home = mkdtempSync(join(tmpdir(), 'waymark-revision-'));
  const folder = join(home, 'tree');
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  try {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    return await use(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(home, { recursive: true, force: true });
  }
}
