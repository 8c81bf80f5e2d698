import { beforeAll, describe, expect, test } from 'vitest';
import { siteOf } from '#src/commerce/catalogue/site.ts';
import { isWord } from '#src/commerce/catalogue/words.ts';
import { kindIn } from '#src/commerce/seed/kinds.ts';
import { openStand, seed, type Stand } from './support.ts';

/** What the catalogue says of itself beside English: shelves, kinds of products, strengths; and what stays English, marked. */

const languages = ['fr', 'de', 'it', 'es'] as const;
const kinds = [...new Set(seed.masters.map(({ typeLabel }) => typeLabel))];

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});

const productIn = async (locale: 'en-gb' | 'fr-fr') => {
  const product = await stand.catalogue.details(seed.products[0]?.id ?? '', siteOf(locale));
  if (!product) throw new Error('no such product');
  return product;
};

describe.each(languages)('in %s', (language) => {
  test('no two categories say the same, and none says it in English', () => {
    const said = seed.categories.map(({ description }) => description[language]);
    expect(new Set(said).size).toBe(seed.categories.length);
    expect(seed.categories.filter(({ description, seo }) => description[language] === description.en || seo.description[language] === seo.description.en)).toEqual([]);
  });

  test('every kind of product has its name', () => {
    const untold = kinds.filter((kind) => kindIn(kind, language) === kindIn(kind, 'en'));
    expect(untold.filter((kind) => !['Cap', 'Hoodie', 'Shorts', 'Slip-on', 'Sweatshirt', 'T-shirt', 'Quilt'].includes(kind))).toEqual([]);
    expect(kinds.filter((kind) => kindIn(kind, language).includes('undefined'))).toEqual([]);
  });
});

test('every strength and every section is a word of the catalogue', () => {
  const keys = seed.masters.flatMap(({ benefitRatings, details }) => [...benefitRatings.map(({ id }) => `benefit.${id}`), ...details.map(({ id }) => `section.${id}`)]);
  expect([...new Set(keys)].filter((key) => !isWord(key))).toEqual([]);
});

test('a product page names sections and strengths in the language of the shop, and marks what was written in English only', async () => {
  const french = await productIn('fr-fr');
  expect(french.details.map(({ title }) => title)).toEqual(['Points clés', 'Fiche technique', 'Matières', 'Entretien et réparation']);
  expect(french.benefitRatings.map(({ label }) => label)).toContain('Amorti');
  expect(french.language).toBe('en');
  const english = await productIn('en-gb');
  expect(english.details[0]?.title).toBe('Features');
  expect(english).not.toHaveProperty('language');
});

test('a kind that nobody named stays English, and several of it end in s', () => {
  expect(kindIn('Snowshoe', 'fr')).toBe('Snowshoes');
  expect(kindIn('Trail running shoe', 'en')).toBe('Trail running shoes');
  expect(kindIn('Trail running shoe', 'de')).toBe('Trailrunningschuhe');
});
