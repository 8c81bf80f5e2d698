import { describe, expect, test } from 'vitest';
import { buildModel, categoryUrl } from '#src/commerce/catalogue/model.ts';
import { rowsOfSeed } from '#src/commerce/catalogue/rows.ts';
import { siteOf } from '#src/commerce/catalogue/site.ts';
import { searchContent } from '#src/commerce/content/articles.ts';
import { augmentedPageOf, menuOf, pageOf } from '#src/commerce/content/content.ts';
import { seed } from '#src/commerce/seed/index.ts';

const english = siteOf('en-us');
const model = buildModel(rowsOfSeed(seed));

describe('the menu', () => {
  test('is women, men, kids, gear, new, sale', () => {
    expect(menuOf('en-us').items.map(({ title }) => title)).toEqual(['Women', 'Men', 'Kids', 'Gear', 'New', 'Sale']);
  });

  test('reaches every category that has something', () => {
    const reached = new Set<string>();
    for (const [, url = ''] of JSON.stringify(menuOf('en-us')).matchAll(/"url":"([^"]+)"/g)) reached.add(url);
    const missing = model.categories.filter(
      (category) => category.styles.length > 0 && !reached.has(categoryUrl(category)),
    );
    expect(missing.map(({ doc }) => doc.slug)).toEqual([]);
  });
});

describe('words that depend on the site', () => {
  test('free delivery is told in its currency', () => {
    expect(JSON.stringify(menuOf('en-us'))).toContain('Free standard delivery over $75');
    expect(JSON.stringify(menuOf('en-gb'))).toContain('Free standard delivery over £60');
  });

  test('tax is inside in Europe and comes later in North America', () => {
    expect(JSON.stringify(pageOf('home', 'en-gb'))).toContain('Tax is in the price');
    expect(JSON.stringify(pageOf('home', 'de-de'))).toContain('Die Steuer ist im Preis enthalten');
    expect(JSON.stringify(pageOf('home', 'en-ca'))).toContain('Tax is shown before you pay');
  });

  test.each([
    ['fr-fr', false],
    ['it-it', false],
    ['de-de', false],
    ['en-gb', false],
    ['en-us', true],
    ['es-es', true],
  ] as const)('in %s members have free delivery: %s (catalogue 9)', (locale, has) =>
    expect(JSON.stringify(pageOf('loyalty', locale)).includes('Free standard delivery')).toBe(has),
  );
});

describe('articles', () => {
  test.each([
    [{}, 6],
    [{ tagId: 'trail' }, 2],
    [{ query: 'lace' }, 1],
    [{ query: 'nothing like it' }, 0],
  ])('%j are %i', (wish, total) => expect(searchContent('articles', wish, english).total).toBe(total));

  test('related ones are four', () => expect(searchContent('related-articles', {}, english).articles.length).toBe(4));

  test('come in pages', () => {
    const first = searchContent('articles', { limit: 2 }, english);
    const second = searchContent('articles', { limit: 2, offset: 2 }, english);
    expect([first.articles.length, second.articles.length, second.total]).toEqual([2, 2, 6]);
    expect(first.articles.map(({ id }) => id)).not.toEqual(second.articles.map(({ id }) => id));
  });
});

test('a page below others says the way to it', () => {
  expect(augmentedPageOf('help/delivery', 'en-us')?.breadcrumbs.map(({ text }) => text)).toEqual([
    'Help centre',
    'Delivery',
  ]);
  expect(augmentedPageOf('home', 'en-us')).toMatchObject({ header: { theme: 'transparent' }, breadcrumbs: [] });
});
