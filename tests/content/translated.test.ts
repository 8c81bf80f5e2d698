import { describe, expect, test } from 'vitest';
import type { Locale } from '#openapi/generated/waymark.gen.ts';
import { demoContent, pageSlugs } from '#src/demo/content/content.ts';
import { pageWords } from '#src/demo/content/translated.ts';
import { seed } from '#src/demo/seed.ts';
import { categoryIds } from '#src/demo/catalogue/category-ids.ts';

/** Store names are the same in every language. */
const isStore = (text: string): boolean => seed.stores.some(({ name }) => text.startsWith(`<h3>${name}</h3>`));
const names = new Set([
  'Waymark Collective',
  'Waymark Collective | Waymark',
  'Waymark',
  'Shop',
  'Sale',
  'Privacy',
  'paper',
]);

const fields = new Set([
  'title',
  'subtitle',
  'description',
  'text',
  'html',
  'richText',
  'overline',
  'eyebrow',
  'alt',
  'disclaimer',
  'minimizedTitle',
  'maximizedTitle',
]);

/** The texts that readers see, without addresses and ids. */
function textsOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([field, value]) =>
    typeof value === 'string' ? (fields.has(field) && /[A-Za-z]{3}/.test(value) ? [value] : []) : textsOf(value),
  );
}

const isStory = (slug: string): boolean => slug.startsWith('stories/');
const fragmentIds = [
  'promises',
  'delivery',
  'returns',
  'sms-terms',
  'newsletter-consent',
  'employee-terms',
  'pay-later',
];

const shown = (locale: Locale) =>
  textsOf([
    pageSlugs(locale)
      .filter((slug) => !isStory(slug))
      .map((slug) => demoContent.page(slug, locale)),
    fragmentIds.map((id) => demoContent.fragment(id, locale)),
    demoContent.popups(locale),
    Object.values(categoryIds).map((id) => demoContent.categoryContent(id, locale)),
    seed.masters.map(({ id }) => demoContent.productContent({ id, masterId: id }, locale)),
    demoContent.searchBlocks('no-results', locale),
    demoContent.footer(locale),
  ]);

const english = new Set((['en-gb', 'en-ca', 'en-us'] as const).flatMap(shown));

describe.each(['de-de', 'fr-fr', 'fr-ca', 'it-it', 'es-es'] as const)('the pages of %s', (locale) => {
  test('contain no English text and no unfilled placeholder', () => {
    const texts = shown(locale);
    expect(texts.length).toBeGreaterThan(200);
    expect([...new Set(texts)].filter((text) => english.has(text) && !names.has(text) && !isStore(text))).toEqual([]);
    expect(texts.filter((text) => /\{\w+\}/.test(text))).toEqual([]);
  });

  test('only stories are marked as English', () => {
    expect(
      pageSlugs(locale).filter((slug) => demoContent.page(slug, locale)?.language === 'en' && !isStory(slug)),
    ).toEqual([]);
  });
});

test('each text is written in the same languages', () => {
  const [first, ...others] = Object.values(pageWords).map((words) => Object.keys(words));
  for (const keys of others) expect(keys).toEqual(first);
});

describe('legal notices', () => {
  test.each([
    ['de-de', 'Impressum', 'Widerruf'],
    ['fr-fr', 'Mentions légales', 'Droit de rétractation'],
    ['it-it', 'Note legali', 'Diritto di recesso'],
    ['es-es', 'Aviso legal', 'Derecho de desistimiento'],
  ] as const)('%s has %s and %s, and links to both at its foot', (locale, imprint, withdrawal) => {
    expect([demoContent.page('imprint', locale)?.title, demoContent.page('withdrawal', locale)?.title]).toEqual([
      imprint,
      withdrawal,
    ]);
    expect(
      demoContent
        .footer(locale)
        .legal.slice(0, 2)
        .map(({ url, text }) => [url, text]),
    ).toEqual([
      ['/imprint', imprint],
      ['/withdrawal', withdrawal],
    ]);
  });

  test('other countries have none', () => {
    expect(demoContent.page('imprint', 'en-us')).toBeNull();
    expect(demoContent.page('imprint', 'fr-ca')).toBeNull();
  });
});
