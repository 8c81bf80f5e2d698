import { expect, test } from 'vitest';
import type { CategoryContent, ContentPage, MegaMenu } from '#openapi/generated/waymark.gen.ts';
import { sites } from '#src/commerce/catalogue/site.ts';
import { checked } from '#src/commerce/content/checked.ts';
import { noContent } from '#src/commerce/content/content-source.ts';
import { seed } from '#src/demo/seed.ts';
import { blockEntries } from '#src/blocks/gallery/gallery.data.ts';
import { defectsOf } from '#src/commerce/content/block-schemas.ts';
import { demoContent, pageSlugs } from './demo.ts';

const lines: object[] = [];
const note = (facts: object) => void lines.push(facts);
const log = { info: note, warn: note, error: note };

const pageOf = (...blocks: object[]) =>
  ({
    id: 'p',
    slug: 'p',
    title: 'P',
    seo: { title: 'P', description: '', noIndex: true },
    blocks,
  }) as unknown as ContentPage;
const text = { id: 'text', type: 'richText', html: '<p>Hi</p>' };

test('a block that is unknown or broken is left out, each with one line in the log', async () => {
  lines.length = 0;
  const page = pageOf(text, { id: 'new', type: 'hologram' }, { id: 'bad', type: 'banner', overlayWidth: 'huge' });
  const source = checked({ ...noContent, page: () => page }, log);
  await source.page('p', 'en-us');
  expect((await source.page('p', 'en-us'))?.blocks).toEqual([text]);
  expect(lines).toEqual([
    { block: 'new', type: 'hologram', defects: ['type: unknown'] },
    { block: 'bad', type: 'banner', defects: [expect.stringContaining('overlayWidth')] },
  ]);
});

test('editors see the name of a broken block and the reason in preview, with the same one line in the log', async () => {
  lines.length = 0;
  const page = pageOf(text, { id: 'bad', type: 'banner', name: 'Autumn', overlayWidth: 'huge' });
  const source = checked({ ...noContent, page: () => page }, log);
  const shown = await source.preview(null).page('p', 'en-us');
  const notice = {
    id: 'bad',
    type: 'broken',
    name: 'Autumn',
    blockType: 'banner',
    reasons: [expect.stringContaining('overlayWidth')],
  };
  expect(shown?.blocks).toEqual([text, notice]);
  expect(defectsOf(shown?.blocks[1] ?? { type: '' })).toEqual([]);
  expect((await source.page('p', 'en-us'))?.blocks).toEqual([text]);
  expect(lines).toHaveLength(1);
});

test('content cannot bring the notice of a broken block to shoppers', async () => {
  const page = pageOf(text, { id: 'b', type: 'broken', blockType: 'hero', reasons: [] });
  expect((await checked({ ...noContent, page: () => page }, log).page('p', 'en-us'))?.blocks).toEqual([text]);
});

test('a broken card is told in preview among the others of its collection', async () => {
  const card = { id: 'card', type: 'linkedCard', title: 'A', target: { url: '/', text: 'A' } };
  const collection = { id: 'c', type: 'collection', breakpoints: { sm: { type: 'grid' } } };
  const page = pageOf({ ...collection, items: [card, { ...card, id: 'bad', title: 7 }] });
  const shown = await checked({ ...noContent, page: () => page }, log)
    .preview(null)
    .page('p', 'en-us');
  const items = [card, expect.objectContaining({ id: 'bad', type: 'broken' })];
  expect(shown?.blocks).toEqual([{ ...collection, items }]);
});

test('a broken card leaves its collection the others', async () => {
  const card = { id: 'card', type: 'linkedCard', title: 'A', target: { url: '/', text: 'A' } };
  const collection = { id: 'c', type: 'collection', breakpoints: { sm: { type: 'grid' } } };
  const page = pageOf({ ...collection, items: [card, { ...card, id: 'bad', title: 7 }] });
  const shown = await checked({ ...noContent, page: () => page }, log).page('p', 'en-us');
  expect(shown?.blocks).toEqual([{ ...collection, items: [card] }]);
});

test.each(sites.map(({ locale }) => locale))('nothing that the demo says in %s is broken', async (locale) => {
  lines.length = 0;
  const source = checked(demoContent, log);
  for (const slug of pageSlugs(locale)) await source.page(slug, locale);
  await source.popups(locale);
  await source.menu(locale);
  for (const { id } of seed.categories) await source.categoryContent(id, locale);
  expect(lines).toEqual([]);
});

test('every variant in the gallery of blocks is as its schema says', () => {
  const defects = blockEntries.flatMap(({ type, variants }) =>
    variants.flatMap(({ name, block }) => defectsOf(block).map((defect) => `${type} ${name}: ${defect}`)),
  );
  expect(defects).toEqual([]);
  expect(blockEntries.every(({ variants }) => variants.length > 0)).toBe(true);
});

test('a broken card among products is left out with its place, and named there in preview', async () => {
  const card = { id: 'card', type: 'linkedCard', title: 'A', target: { url: '/', text: 'A' } };
  const place = { position: 5, columns: 1 };
  const category = {
    id: 'category-1104',
    categoryId: '1104',
    topBlocks: [],
    gridBlocks: [
      { ...place, block: card },
      { ...place, block: { ...card, id: 'bad', title: 7 } },
    ],
    bottomBlocks: [],
  } as unknown as CategoryContent;
  const source = checked({ ...noContent, categoryContent: () => category }, log);
  expect((await source.categoryContent('1104', 'en-us'))?.gridBlocks).toEqual([{ ...place, block: card }]);
  expect((await source.preview(null).categoryContent('1104', 'en-us'))?.gridBlocks).toEqual([
    { ...place, block: card },
    { ...place, block: expect.objectContaining({ id: 'bad', type: 'broken' }) },
  ]);
});

test('a block that is no card is left out among products, and named there in preview', async () => {
  lines.length = 0;
  const category = {
    id: 'category-1104',
    categoryId: '1104',
    topBlocks: [],
    gridBlocks: [{ position: 1, block: { id: 'hero', type: 'banner', title: 'Out' } }],
    bottomBlocks: [],
  } as unknown as CategoryContent;
  const source = checked({ ...noContent, categoryContent: () => category }, log);
  expect((await source.categoryContent('1104', 'en-us'))?.gridBlocks).toEqual([]);
  expect((await source.preview(null).categoryContent('1104', 'en-us'))?.gridBlocks).toEqual([
    { position: 1, block: { id: 'hero', type: 'broken', blockType: 'banner', reasons: ['type: is not linkedCard'] } },
  ]);
  expect(lines).toEqual([{ block: 'hero', type: 'banner', defects: ['type: is not linkedCard'] }]);
});

test('a broken part of the menu is left out of every page, in preview, too', async () => {
  lines.length = 0;
  const menu = {
    opensOn: 'click',
    promoBar: { id: 'promo', type: 'promoBar', messages: 'none' },
    benefitBar: { id: 'bar', type: 'benefitBar', title: 'Members first' },
    items: [],
  } as unknown as MegaMenu;
  const source = checked({ ...noContent, menu: () => menu }, log);
  const { promoBar: _, ...rest } = menu;
  expect(await source.menu('en-us')).toEqual(rest);
  expect(await source.preview(null).menu('en-us')).toEqual(rest);
  expect(lines).toEqual([{ block: 'promo', type: 'promoBar', defects: [expect.stringContaining('messages')] }]);
});
