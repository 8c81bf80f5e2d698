import { describe, expect, test } from 'vitest';
import { seed } from '#src/demo/seed.ts';
import { sites } from '#src/commerce/catalogue/site.ts';
import { demoContent, demoIds, demoTexts, isStory, pageSlugs, textsOf } from './demo.ts';

/** Store names are the same in every language. */
const isStore = (text: string): boolean => seed.stores.some(({ name }) => text.startsWith(`<h3>${name}</h3>`));
const names = new Set([
  'Waymark Collective',
  'Waymark Collective | Waymark',
  'Waymark',
  'Shop',
  'Sale',
  '<strong>Sale</strong>',
  'Privacy',
  'Trail',
  'Trail running',
  'Camp',
  'Winter',
  'Fleece',
  'Sneakers',
  'paper',
  'English',
  'Français',
  'Deutsch',
  'Italiano',
  'Español',
]);
const categoryNames = new Map(seed.categories.map(({ name }) => [name.en, name]));

const english = new Set((await Promise.all((['en-gb', 'en-ca', 'en-us'] as const).map(demoTexts))).flat());

describe.each([
  ['de-de', 'de'],
  ['fr-fr', 'fr'],
  ['fr-ca', 'fr'],
  ['it-it', 'it'],
  ['es-es', 'es'],
] as const)('the content of %s', (locale, language) => {
  test('contains no English text and no unfilled placeholder', async () => {
    const texts = await demoTexts(locale);
    expect(texts.length).toBeGreaterThan(400);
    const isCategory = (text: string) => categoryNames.get(text)?.[language] === text;
    expect(
      [...new Set(texts)].filter(
        (text) => english.has(text) && !names.has(text) && !isStore(text) && !isCategory(text),
      ),
    ).toEqual([]);
    expect(texts.filter((text) => /\{\w+\}/.test(text))).toEqual([]);
  });

  test('marks the stories as English, and nothing else', async () => {
    const marked = [];
    for (const slug of pageSlugs(locale))
      if ((await demoContent.page(slug, locale))?.language === 'en') marked.push(slug);
    expect(marked).toEqual(pageSlugs(locale).filter(isStory));
    expect(marked.length).toBeGreaterThan(4);
  });
});

test('every locale has the same pages, fragments and categories, but for legal notices', () => {
  const idsOf = (locale: (typeof sites)[number]['locale']) =>
    (['page', 'fragment', 'category'] as const).map((kind) =>
      demoIds(kind, locale).filter((id) => id !== 'imprint' && id !== 'withdrawal'),
    );
  for (const { locale } of sites) expect(idsOf(locale), locale).toEqual(idsOf('en-us'));
});

test.each([
  ['en-us', 'standard delivery on us'],
  ['fr-ca', 'la livraison standard offerte'],
  ['es-es', 'el envío estándar'],
] as const)('the home page of %s mentions free delivery for members', async (locale, words) => {
  expect(textsOf(await demoContent.page('home', locale)).join('\n')).toContain(words);
});

describe('legal notices', () => {
  test.each([
    ['de-de', 'Impressum', 'Widerruf'],
    ['fr-fr', 'Mentions légales', 'Droit de rétractation'],
    ['it-it', 'Note legali', 'Diritto di recesso'],
    ['es-es', 'Aviso legal', 'Derecho de desistimiento'],
  ] as const)('%s has %s and %s, and links to both at its foot', async (locale, imprint, withdrawal) => {
    const titles = ['imprint', 'withdrawal'].map(async (slug) => (await demoContent.page(slug, locale))?.title);
    expect(await Promise.all(titles)).toEqual([imprint, withdrawal]);
    const footer = await demoContent.footer(locale);
    expect(footer?.legal.slice(0, 2).map(({ url, text }) => [url, text])).toEqual([
      ['/imprint', imprint],
      ['/withdrawal', withdrawal],
    ]);
  });

  test('other countries have none', async () => {
    expect(await demoContent.page('imprint', 'en-us')).toBeNull();
    expect(await demoContent.page('imprint', 'fr-ca')).toBeNull();
  });
});
