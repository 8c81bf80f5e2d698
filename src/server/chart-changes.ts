import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import { type Book, pictureOf } from '#src/charts/book/book.ts';
import type { ChangesSource, Chosen, Revision } from '#src/charts/changes/changes.types.ts';
import type { ChartDiff } from '#src/chart-kit/diff/diff.ts';

const run = promisify(execFile);

/** The number of commits that can be chosen. */
const SOME = 40;
const SCRIPT = 'scripts/charts-diff/compare.ts';
/** Milliseconds. A comparison lays out two revisions and reads every chart of both. */
const patience = 180_000;

const now: Revision = { id: 'now', subject: '', day: '' };

type Run =
  | { readonly is: 'running' }
  | { readonly is: 'failed' }
  | { readonly is: 'done'; readonly diffs: readonly ChartDiff[] };

/** A state and its ancestors, as dotted paths. */
const withParents = (state: string): string[] =>
  state.split('.').map((_, index, keys) => keys.slice(0, index + 1).join('.'));

/** The working tree, then the commits that changed charts, newest first. Empty if git lists none. */
async function revisionsOf(folder: string): Promise<readonly Revision[]> {
  try {
    const { stdout } = await run('git', ['log', `-n${SOME}`, '--format=%H%x09%cs%x09%s', '--', 'machines'], {
      cwd: folder,
    });
    const commits = stdout.split('\n').flatMap((line) => {
      const [id, day, ...subject] = line.split('\t');
      return id && day ? [{ id, day, subject: subject.join(' ') }] : [];
    });
    return commits.length > 0 ? [now, ...commits] : [];
  } catch {
    return [];
  }
}

/**
 * The revisions of the checkout that the shop runs in; null outside a checkout. Callers must pass only ids from
 * `revisions()`, because they become arguments of programs (never of a shell). One comparison runs at a time, in a
 * process of its own, because it loads the charts of both revisions.
 */
export function createChartChanges(folder: string): ChangesSource | null {
  if (!existsSync(join(folder, '.git')) || !existsSync(join(folder, SCRIPT))) return null;
  const runs = new LRUCache<string, Run>({ max: 20 });
  let last: Promise<unknown> = Promise.resolve();

  const comparing = ({ before, after }: Chosen): Promise<readonly ChartDiff[]> =>
    run(process.execPath, [SCRIPT, before, after], {
      cwd: folder,
      timeout: patience,
      maxBuffer: 2 ** 27,
      env: { ...process.env, NODE_OPTIONS: '' },
    }).then(({ stdout }) => JSON.parse(stdout) as readonly ChartDiff[]);

  const bookFolder = (revision: string) =>
    join(folder, revision === now.id ? 'reports/statebook' : `.data/statebook/${revision}`);
  const bookOf = async (revision: string): Promise<Book | null> => {
    try {
      return JSON.parse(await readFile(join(bookFolder(revision), 'book.json'), 'utf8')) as Book;
    } catch {
      return null;
    }
  };

  return {
    revisions: () => revisionsOf(folder),
    compare: async (chosen) => {
      const key = `${chosen.before} ${chosen.after}`;
      const known = runs.get(key);
      if (!known) {
        runs.set(key, { is: 'running' });
        last = last.then(() =>
          comparing(chosen).then(
            (diffs) => void runs.set(key, { is: 'done', diffs }),
            () => void runs.set(key, { is: 'failed' }),
          ),
        );
        return null;
      }
      if (known.is === 'running') return null;
      // Do not cache a failure, so that the next request retries, nor the working tree, which can change.
      if (known.is === 'failed' || [chosen.before, chosen.after].includes(now.id)) runs.delete(key);
      if (known.is === 'failed') throw new Error(`${key} cannot be compared`);
      return known.diffs;
    },
    entries: async (revision) => {
      const book = await bookOf(revision);
      const entries = book?.charts.flatMap(({ id: chart, entries: all }) =>
        // The first entry of a state is the shortest way to it. It is set last, so that it overrides the others.
        all
          .filter(({ isVariant }) => !isVariant)
          .toReversed()
          .flatMap(({ id, states }) => states.flatMap(withParents).map((state) => [`${chart} ${state}`, id] as const)),
      );
      return entries ? new Map(entries) : null;
    },
    picture: async (revision, chart, entry) => {
      const book = await bookOf(revision);
      const known = book?.charts.find(({ id }) => id === chart)?.entries.find(({ id }) => id === entry);
      return known ? readFile(join(bookFolder(revision), pictureOf(chart, known.id, 390))) : null;
    },
  };
}
