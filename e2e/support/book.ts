// `node e2e/support/book.ts FOLDER`: a small state book with everything in it that a book can have, to be read in a browser.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type Book, type BookEntry, type Comparison, pictureOf, viewOf, widths } from '#src/charts/book/book.ts';
import { buildBook } from '../../scripts/statebook/build.ts';
import { viewPage } from '../../scripts/statebook/views.ts';

const folder = process.argv[2] ?? '';

const entry = (id: string, more: Partial<BookEntry> = {}): BookEntry => ({
  id,
  states: [id.split('~')[0] ?? id],
  isVariant: id.includes('~'),
  says: [],
  start: '',
  steps: [{ event: 'getOrder failed AUT404', state: id }],
  heights: { 390: 300, 1440: 200 },
  violations: [],
  ...more,
});

const problem = { width: 390, rule: 'button-name', help: 'Buttons must have a name', nodes: ['<button></button>'] } as const;
const order = {
  id: 'order',
  description: 'An order that was placed.',
  states: ['shown', 'notFound', 'failed'].map((path) => ({ path, description: `The order is ${path}.` })),
  entries: [entry('shown'), entry('notFound', { violations: [problem] }), entry('notFound~again', { says: ['There is no such order.'] })],
  notShown: [{ name: 'failed', reason: 'nothing fails here' }],
  ignored: [{ name: 'region', reason: 'it is a part of a page' }],
};
const book: Book = { charts: [order], unseen: ['session'], browser: '1' };
const comparison: Comparison = {
  revision: 'main',
  commit: '0123456789abcdef',
  changes: (['changed', 'added', 'removed'] as const).map((change) => ({ chart: 'order', entry: 'shown', width: 390, change, pixels: 12 })),
  unchanged: 3,
};

async function put(file: string, content: string | Buffer): Promise<void> {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

const { pagesOf } = await buildBook(join(folder, 'assets'));
for (const { id, heights } of order.entries) {
  await put(viewOf('order', id), viewPage(id, '<h1>An order</h1>', '../assets'));
  for (const width of widths) {
    const picture = await sharp({ create: { width, height: heights[width], channels: 3, background: '#46552b' } }).png().toBuffer();
    for (const place of ['', 'before/', 'difference/']) await put(`${place}${pictureOf('order', id, width)}`, picture);
  }
}
for (const [file, page] of pagesOf(book, comparison, { gallery: 'http://localhost:3000/charts', paths: { folder: '../paths/', home: 'index.html', parts: { order: ['view'] } } })) await put(file, page);
// Linaria's reader keeps a process that would keep this one.
process.exit(0);
