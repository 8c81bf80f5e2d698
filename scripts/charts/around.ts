import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { REPORTS } from '#src/chart-kit/records/record.ts';
import type { Book } from '#src/charts/book/book.ts';
import { partsOf } from '#src/charts/paths/parts.ts';
import type { Site } from '#src/charts/site/site.addresses.ts';
import { readRecords } from '../paths/records.ts';

const GALLERY = 'reports/charts';
const BOOK = 'reports/statebook';

/** Returns the path from one folder to another, for a link. */
const wayTo = (to: string, from: string): string => `${relative(from, to).split(sep).join('/')}/`;

const isThere = (folder: string): boolean => existsSync(join(folder, 'index.html'));

/** Returns where a page in `folder` finds charts: in the gallery's site if it exists, else in a running shop. */
export const galleryFrom = (folder: string): string =>
  isThere(GALLERY) ? wayTo(GALLERY, folder) : 'http://localhost:3000/charts';

/** Returns the path of the state book for a page in `folder`; null before it is made. */
export function bookFrom(folder: string): Site['book'] {
  const file = join(BOOK, 'book.json');
  if (!existsSync(file)) return null;
  const { charts } = JSON.parse(readFileSync(file, 'utf8')) as Book;
  return { folder: wayTo(BOOK, folder), charts: charts.map(({ id }) => id) };
}

/** Returns the path of the paths report for a page in `folder`; null before it is made. */
export function reportFrom(folder: string): Site['paths'] {
  return isThere(REPORTS)
    ? { folder: wayTo(REPORTS, folder), home: 'index.html', parts: partsOf(readRecords()) }
    : null;
}
