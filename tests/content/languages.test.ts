import { describe, expect, test } from 'vitest';
import { siteOf } from '#src/commerce/catalogue/site.ts';
import { searchContent } from '#src/commerce/content/search-content.ts';
import { demoContent, pageSlugs } from '#src/demo/content/content.ts';
import { deliveryTimeIn } from '#src/commerce/cart/delivery.ts';
import { seed } from '#src/demo/seed.ts';
import deHome from '#src/demo/content/words/de/home.ts';
import de from '#src/demo/content/words/de/menus.ts';
import enHome from '#src/demo/content/words/en/home.ts';
import en from '#src/demo/content/words/en/menus.ts';
import esHome from '#src/demo/content/words/es/home.ts';
import es from '#src/demo/content/words/es/menus.ts';
import frHome from '#src/demo/content/words/fr/home.ts';
import fr from '#src/demo/content/words/fr/menus.ts';
import itHome from '#src/demo/content/words/it/home.ts';
import it from '#src/demo/content/words/it/menus.ts';

/** The shop's content in the language of the site: menus, home page, stories, delivery times. */

type Words = Readonly<Record<string, string>>;
const english: Words = { ...en, ...enHome };
const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

const languages: ['fr-fr' | 'fr-ca' | 'de-de' | 'it-it' | 'es-es', Words, string[]][] = [
  ['fr-fr', { ...fr, ...frHome }, ['tag.trail']],
  ['fr-ca', { ...fr, ...frHome }, ['tag.trail']],
  ['de-de', { ...de, ...deHome }, ['fleece', 'shop', 'tag.camp', 'tag.trail', 'tag.winter']],
  ['it-it', { ...it, ...itHome }, ['privacy', 'tag.trail', 'trail']],
  ['es-es', { ...es, ...esHome }, ['tag.trail', 'trail']],
];

/** All texts inside a value that a reader sees. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner !== 'string') return key === 'promotionTracking' ? [] : textsOf(inner);
    return /^(title|titleHtml|text|subtitle|overline|eyebrow|alt|label|richText|description)$/.test(key) ? [inner] : [];
  });
}

describe.each(languages)('%s', (locale, words, alike) => {
  test('has every text in its own language, with the same placeholders', () => {
    expect(
      Object.keys(english)
        .filter((key) => words[key] === english[key])
        .toSorted(),
    ).toEqual(alike);
    for (const [key, text] of Object.entries(english))
      expect(placeholders(words[key] ?? ''), key).toEqual(placeholders(text));
  });

  test('has no English text in the parts of every page, on the home page and in the list of stories', async () => {
    const shown = textsOf([
      demoContent.menu(locale),
      demoContent.footer(locale),
      demoContent.page('home', locale),
      demoContent.page('stories', locale),
      await searchContent(demoContent, 'articles', {}, locale),
    ]);
    expect(shown.length).toBeGreaterThan(150);
    const same = new Set(alike.map((key) => english[key]));
    const foreign = new Set(Object.values(english).filter((text) => !same.has(text)));
    const names = new Map(seed.categories.map(({ name }) => [name.en, name[siteOf(locale).language]]));
    expect(shown.filter((text) => foreign.has(text) || (names.has(text) && names.get(text) !== text))).toEqual([]);
    expect(shown.filter((text) => /\{\w+\}/.test(text))).toEqual([]);
  });

  test('marks each story as English, and has all of it in English', () => {
    const stories = pageSlugs(locale).filter((slug) => slug.startsWith('stories/'));
    expect(stories.length).toBeGreaterThan(4);
    expect(stories.filter((slug) => demoContent.page(slug, locale)?.language !== 'en')).toEqual([]);
    expect(demoContent.page('help', locale)?.language).toBeUndefined();
  });

  test('mentions free delivery for members only where they have it', () => {
    expect(textsOf(demoContent.page('home', locale)).includes(words['membersText'] ?? '')).toBe(
      ['fr-ca', 'es-es'].includes(locale),
    );
  });
});

test.each([
  ['en', ['Same day', '1 day', '3-6 days']],
  ['fr', ['Le jour même', '1 jour', '3-6 jours']],
  ['de', ['Am selben Tag', '1 Tag', '3-6 Tage']],
  ['it', ['In giornata', '1 giorno', '3-6 giorni']],
  ['es', ['El mismo día', '1 día', '3-6 días']],
] as const)('delivery times in %s', (language, said) => {
  expect(['Same day', '1 day', '3-6 days'].map((deliveryTime) => deliveryTimeIn(language, { deliveryTime }))).toEqual(
    said,
  );
});
