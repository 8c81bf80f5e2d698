import { mkdirSync, mkdtempSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Recording } from '#src/chart-kit/statebook/recorder.ts';
import { master } from '#src/demo/pictures/pictures.ts';
import { type Book, pictureOf, type Width, widths } from '#src/charts/book/book.ts';
import { variantLabel } from '#src/charts/book/variant-label.ts';
import { eventWords, placeWords } from '#src/charts/explain/wording.ts';
import { unstyled } from '../../scripts/statebook/build.ts';
import { compareBooks } from '../../scripts/statebook/compare.ts';
import { hasView, lacking } from '../../scripts/statebook/recordings.ts';
import { PICTURE, viewPage } from '../../scripts/statebook/views.ts';

describe('the texts of the book', () => {
  it('describe a step in plain words', () => {
    expect(eventWords('purchase.requested')).toBe('Purchase requested');
    expect(eventWords('addToCart done')).toBe('Add to cart: done');
    expect(eventWords('after giftRetryDelay')).toBe('Gift retry delay is over');
    expect(eventWords('getCart failed no answer')).toBe('Get cart: failed (no answer)');
    expect(eventWords('applyCoupon failed API503')).toBe(
      'Apply coupon: refused, “We cannot answer at the moment. Try again in a minute.” (API503)',
    );
  });

  it('name a state by its place in the chart', () => {
    expect(placeWords(['buying.offering.notifyMe', 'stock.known'])).toBe(
      'Buying › offering › notify me · Stock › known',
    );
  });

  it('name a variant by its text, else by the step that led there', () => {
    const steps = [{ event: 'quantity.chosen', state: '' }];
    expect(variantLabel({ says: ['$9.00', 'Save'], steps, start: '' })).toBe('“$9.00”');
    expect(variantLabel({ says: ['$9.00', 'Only 2 left'], steps, start: '' })).toBe('“Only 2 left”');
    expect(variantLabel({ says: [], steps, start: '' })).toBe('After: Quantity chosen');
    expect(variantLabel({ says: [], steps: [], start: 'a bill' })).toBe('Begun with a bill');
  });
});

const recording = (chart: string, entries: string[], notShown: string[]): Recording => ({
  chart,
  description: '',
  states: [
    { path: 'open', description: '', isInnermost: false },
    { path: 'open.asking', description: '', isInnermost: true },
    { path: 'shut', description: '', isInnermost: true },
  ],
  entries: entries.map((id) => ({ id, states: [id], isVariant: false, says: [], start: '', steps: [], body: '' })),
  notShown: notShown.map((name) => ({ name, reason: 'why' })),
  ignored: [],
});

describe('what the book lacks', () => {
  it('is nothing if every innermost state has an entry or a reason', () => {
    expect(lacking(['door'], [recording('door', ['open.asking'], ['shut'])])).toEqual([]);
  });

  it('is a state with neither, and a view without a recording', () => {
    expect(lacking(['door', 'lamp'], [recording('door', ['shut'], [])])).toEqual([
      'lamp: its view left no recording',
      'door: open.asking has no entry, and no reason why',
    ]);
  });

  it('knows which charts have a view', () => {
    expect([hasView('cart'), hasView('session')]).toEqual([true, false]);
  });
});

describe('the page of a view', () => {
  it('shows the shop’s pictures from files beside it', () => {
    const page = viewPage(
      'a & b',
      '<source srcset="/images/x"><img loading="lazy" srcset="/images/product/a/b 96w" src="/images/product/a/b?w=640&amp;dpr=2">',
      '../assets',
    );
    expect(page).toContain('<body><img src="../assets/images/product.a.b.webp"></body>');
    expect(page).toContain('<title>a &amp; b</title>');
  });

  it('requests no picture that the shop does not have, in any fixture', () => {
    const files = readdirSync('model-tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const shown = files.flatMap((file) =>
      [...readFileSync(join('model-tests', file), 'utf8').matchAll(PICTURE)].map(([, path = '']) => path),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((path) => master(path) === null)).toEqual([]);
  });

  it('knows every class of the shop that it uses', () => {
    expect(unstyled('<p class="a1b react-aria-Input gone"></p>', '.a1b{color:red}.a1b:hover{}')).toEqual(['gone']);
  });
});

const bookOf = (...entries: string[]): Book => ({
  charts: [
    {
      id: 'door',
      description: '',
      states: [],
      entries: entries.map((id) => ({
        id,
        states: [id],
        isVariant: false,
        says: [],
        start: '',
        steps: [],
        heights: { 390: 20, 1440: 20 },
        violations: [],
      })),
      notShown: [],
      ignored: [],
    },
  ],
  unseen: [],
  browser: '1',
});

async function draw(folder: string, entry: string, width: Width, colour: string, height = 20): Promise<void> {
  const file = join(folder, pictureOf('door', entry, width));
  mkdirSync(dirname(file), { recursive: true });
  await sharp({ create: { width: 20, height, channels: 3, background: colour } })
    .png()
    .toFile(file);
}

describe('two books', () => {
  it('are compared picture by picture', async () => {
    const [before, after, drawn] = [0, 1, 2].map(() => mkdtempSync(join(tmpdir(), 'book-'))) as [
      string,
      string,
      string,
    ];
    for (const width of widths) {
      await draw(before, 'shut', width, 'white');
      await draw(after, 'shut', width, 'white');
      await draw(before, 'open', width, 'white');
      await draw(after, 'open', width, width === 390 ? 'black' : 'white', width === 390 ? 30 : 20);
      await draw(before, 'ajar', width, 'white');
      await draw(after, 'locked', width, 'white');
    }
    const result = await compareBooks(
      { book: bookOf('shut', 'open', 'ajar'), folder: before },
      { book: bookOf('shut', 'open', 'locked'), folder: after },
      drawn,
    );
    expect(result.unchanged).toBe(3);
    expect(result.changes.map(({ change, entry, width, pixels }) => [change, entry, width, pixels])).toEqual([
      ['changed', 'open', 390, 600],
      ['added', 'locked', 390, 0],
      ['added', 'locked', 1440, 0],
      ['removed', 'ajar', 390, 0],
      ['removed', 'ajar', 1440, 0],
    ]);
    expect(existsSync(join(drawn, pictureOf('door', 'open', 390)))).toBe(true);
    expect(existsSync(join(drawn, pictureOf('door', 'shut', 390)))).toBe(false);
  });
});
