import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { card } from '#model-tests/listing/listing.fixtures.ts';
import type { Article, ContentBlock } from '#openapi/generated/waymark.gen.ts';
import { Blocks } from '#src/blocks/Block.tsx';
import type { BlockData } from '#src/blocks/blocks.data.ts';
import { blockEntries, shownBlocks } from '#src/blocks/gallery/gallery.data.ts';
import { bodyOf } from '#src/chart-kit/statebook/document.ts';
import { type GalleryView, recordGallery } from '#src/chart-kit/statebook/recorder.ts';
import { expectAccessible } from '#tests/ui/support.tsx';

/** Blocks without anything to see: a place on the page, and what is shown elsewhere or later. */
const unseen = new Set(['anchor', 'spacer', 'userGeneratedContent', 'broken', 'filterBy', 'promoBar']);

const articles = blockEntries
  .flatMap(({ variants }) => variants)
  .flatMap(({ block }): Article[] => (block.type === 'article' ? [block.article] : []));

/** What a service would answer for each block that asks it. */
const dataOf = (block: ContentBlock): BlockData => ({
  products: { [block.id]: [card] },
  articles: { [block.id]: articles },
  inStock: block.type === 'upsell' ? { [block.id]: block.items } : {},
  about: { skus: [], categories: ['1104'] },
});

const views: GalleryView[] = [];

afterEach(cleanup);
afterAll(() =>
  recordGallery(
    'blocks',
    'Every block of content in each of its variants, from the examples of its schema (catalogue 3).',
    blockEntries.map(({ type, description }) => ({ path: type, description })),
    views,
  ),
);

describe.each(blockEntries)('$type', ({ type, variants }) => {
  it.each(variants)('shows $name', async (variant) => {
    const { name, block } = variant;
    render(
      <main>
        <Blocks blocks={shownBlocks(variant)} data={dataOf(block)} />
      </main>,
    );
    const main = screen.getByRole('main');
    if (!unseen.has(type)) expect(main.querySelector('h1, h2, h3, a, button, img, p')).not.toBeNull();
    await expectAccessible();
    views.push({ part: type, variant: name, body: bodyOf(document) });
  });
});
