import { Catalogue } from './catalogue.ts';
import { readRows } from './rows.ts';
import { stockReader } from './stock.ts';
import { ratingsOf } from '../reviews/ratings.ts';
import type { Database } from '../db/database.types.ts';

export interface OpenOptions {
  database: Pick<Database, 'raw'>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Called with the tags of what changed: `product:{masterId}`, `category:{id}`. */
  changed: (tags: string[]) => void;
  /** Called after another process changed the catalogue, or the ratings of products changed. */
  reloaded: () => void;
}

/** Milliseconds between two checks if another process changed the catalogue or the reviews. */
const ROUND = 30_000;

/** Returns the edition, which each import changes; null before the first. */
async function editionOf({ raw }: Pick<Database, 'raw'>): Promise<string | null> {
  const [row] = await raw<{ value: string }>(`SELECT value FROM meta WHERE key = 'catalogue'`, []);
  return row?.value ?? null;
}

/**
 * Reads the catalogue into memory and keeps it up to date with the database. Afterwards it builds, while the process is
 * idle, what the first listing and the first search need.
 */
export async function openCatalogue({
  database,
  now,
  changed,
  reloaded,
}: OpenOptions): Promise<{ catalogue: Catalogue; close(): void }> {
  let edition = await editionOf(database);
  const catalogue = await Catalogue.open({ readRows: () => readRows(database), readStock: stockReader(database), now });
  catalogue.onChange(changed);

  const look = async () => {
    const latest = await editionOf(database);
    if (latest === edition && !catalogue.isOutdated) {
      const ratings = await ratingsOf(database.raw);
      if (catalogue.rate(catalogue.model.styles.map(({ id }) => [id, ratings.get(id) ?? null]))) reloaded();
      return;
    }
    await catalogue.reload();
    edition = latest;
    reloaded();
  };
  const rounds = setInterval(() => void look().catch(() => undefined), ROUND);
  rounds.unref();
  const stop = warm(catalogue);
  return {
    catalogue,
    close: () => {
      clearInterval(rounds);
      stop();
    },
  };
}

/** Milliseconds after a start that are reserved for the first pages: they build what they need themselves. */
const FIRST_PAGES = 3000;

/** Milliseconds of one run of steps, which is the longest that a request waits for them, and of the pause after it. */
const AT_WORK = 2;
const AT_REST = 20;

/**
 * Runs a few steps at a time, so that no request waits for more than a few milliseconds. Returns a function that stops
 * it.
 */
function warm(catalogue: Catalogue): () => void {
  const steps = catalogue.preparations();
  const next = () => {
    const until = performance.now() + AT_WORK;
    let isDone = false;
    while (!isDone && performance.now() < until) isDone = steps.next().done === true;
    if (!isDone) timer = setTimeout(next, AT_REST).unref();
  };
  let timer = setTimeout(next, FIRST_PAGES).unref();
  return () => clearTimeout(timer);
}
