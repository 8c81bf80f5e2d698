import type { Database } from '../db/connect.ts';
import { Catalogue } from './catalogue.ts';
import { readRows } from './rows.ts';
import { sites } from './site.ts';
import { stockReader } from './stock.ts';

export interface OpenOptions {
  database: Pick<Database, 'raw'>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Told what is no longer true: `product:{masterId}`, `category:{id}`. */
  changed: (tags: string[]) => void;
}

/** Reads the catalogue into memory. What the first listing and search would wait for is made in quiet moments after it. */
export async function openCatalogue({ database, now, changed }: OpenOptions): Promise<Catalogue> {
  const catalogue = await Catalogue.open({ readRows: () => readRows(database), readStock: stockReader(database), now });
  catalogue.onChange(changed);
  warm(catalogue);
  return catalogue;
}

function warm(catalogue: Catalogue): void {
  const waiting = [...sites];
  const next = () => {
    const site = waiting.shift();
    if (!site) return;
    catalogue.prepare(site);
    setTimeout(next, 50).unref();
  };
  setTimeout(next, 500).unref();
}
