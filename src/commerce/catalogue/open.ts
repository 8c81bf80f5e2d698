import { Catalogue } from './catalogue.ts';
import { readRows } from './rows.ts';
import { stockReader } from './stock.ts';
import type { Database } from '../db/database.types.ts';

export interface OpenOptions {
  database: Pick<Database, 'raw'>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Told what is no longer true: `product:{masterId}`, `category:{id}`. */
  changed: (tags: string[]) => void;
  /** Called after another process changed the catalogue. */
  reloaded: () => void;
}

/** Between two looks whether another process changed the catalogue. */
const ROUND = 30_000;

/** Another with each import; null before the first. */
async function editionOf({ raw }: Pick<Database, 'raw'>): Promise<string | null> {
  const [row] = await raw<{ value: string }>(`SELECT value FROM meta WHERE key = 'catalogue'`, []);
  return row?.value ?? null;
}

/**
 * Reads the catalogue into memory and keeps it in step with the database. What the first listing and the first search
 * would wait for is made in quiet moments afterwards.
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
    if (latest === edition) return;
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

/** After a start, milliseconds that belong to the first pages: they make what they need themselves. */
const FIRST_PAGES = 3000;

/** Milliseconds that a request may have to wait for the steps, and that it then has for itself. */
const AT_WORK = 2;
const AT_REST = 20;

/** Some steps at a time, so that no request waits for more than a few milliseconds. Returns how to stop. */
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
