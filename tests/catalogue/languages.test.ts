import { beforeAll, describe, expect, test } from 'vitest';
import { attributesOf } from '#src/commerce/cart/labels.ts';
import { writtenChoice } from '#src/commerce/catalogue/choices.ts';
import { siteOf } from '#src/commerce/catalogue/site.ts';
import { isWord } from '#src/commerce/catalogue/vocabulary.ts';
import { kindOf } from '#src/demo/catalogue/kinds.ts';
import { openStand, seed, type Stand } from './support.ts';

/**
 * Texts of the catalogue in other languages: categories, product kinds, strengths. Texts that exist only in English are
 * marked as English.
 */

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
  test('every category has its own description, none in English', () => {
    const said = seed.categories.map(({ description }) => description[language]);
    expect(new Set(said).size).toBe(seed.categories.length);
    expect(
      seed.categories.filter(
        ({ description, seo }) =>
          description[language] === description.en || seo.description[language] === seo.description.en,
      ),
    ).toEqual([]);
  });

  test('every kind of product has its name', () => {
    const untold = kinds.filter((kind) => kindOf(kind)[language] === kindOf(kind).en);
    expect(
      untold.filter((kind) => !['Cap', 'Hoodie', 'Shorts', 'Slip-on', 'Sweatshirt', 'T-shirt', 'Quilt'].includes(kind)),
    ).toEqual([]);
    expect(kinds.filter((kind) => kindOf(kind)[language].includes('undefined'))).toEqual([]);
  });
});

describe('the attributes of a variant', () => {
  const valuesIn = async (locale: 'en-gb' | 'de-de' | 'fr-ca' | 'it-it' | 'es-es', productId: string, type: string) =>
    (await stand.catalogue.details(productId, siteOf(locale)))?.attributes
      .find((one) => one.type === type)
      ?.options.map(({ value, label }) => [value, label]);

  test('half sizes have the decimal mark of the language, and the values of all', async () => {
    expect(await valuesIn('de-de', 'WMTR1001MOS', 'size')).toContainEqual(['5', '35,5']);
    expect(await valuesIn('fr-ca', 'WMTR1001MOS', 'size')).toContainEqual(['5.5', '5,5']);
    expect(await valuesIn('it-it', 'WMTR1001MOS', 'size')).toContainEqual(['7.5', '38,5']);
    expect(await valuesIn('en-gb', 'WMTR1001MOS', 'size')).toContainEqual(['6.5', '4.5']);
  });

  test('their words are translated', async () => {
    const words = [
      ...new Set(
        seed.products.flatMap(({ variants }) =>
          variants.flatMap(({ attributes: { size, width, length, fitType } }) => [size, width, length, fitType]),
        ),
      ),
    ];
    const untold = words.filter((value) => value !== undefined && /[a-z]{2}/.test(value) && !isWord(`choice.${value}`));
    expect(untold).toEqual([]);
    expect(writtenChoice('Wide', 'de')).toBe('Weit');
  });

  test('a cart writes them as the product page does', () => {
    const colour = { code: 'MOS', label: { en: 'Moss', fr: 'Mousse', de: 'Moos', it: 'Muschio', es: 'Musgo' } };
    const variant = {
      id: 'WMTR1001MOS-050W',
      upc: '841010010012',
      attributes: { size: '5', width: 'Wide' },
      sizeLabels: { us: '5', uk: '3', eu: '35.5' },
      price: null,
    };
    expect(
      attributesOf(colour, variant, { language: 'es', country: 'ES' }).map(({ valueLabel }) => valueLabel),
    ).toEqual(['Musgo', 'EU 35,5', 'Ancho']);
  });
});

test('every section is a word of the catalogue', () => {
  const keys = seed.masters.flatMap(({ details }) => details.map(({ id }) => `section.${id}`));
  expect([...new Set(keys)].filter((key) => !isWord(key))).toEqual([]);
});

test('every strength is named in each language', () => {
  const labels = seed.masters.flatMap(({ benefitRatings }) => benefitRatings.map(({ label }) => label));
  const untold = labels.filter(({ en, ...others }) => Object.values(others).every((word) => word === en));
  expect([...new Set(untold.map(({ en }) => en))]).toEqual([]);
});

test('a product page names sections and strengths in the language of the shop, and marks what was written in English only', async () => {
  const french = await productIn('fr-fr');
  expect(french.details.map(({ title }) => title)).toEqual([
    'Points clés',
    'Fiche technique',
    'Matières',
    'Entretien et réparation',
  ]);
  expect(french.benefitRatings.map(({ label }) => label)).toContain('Amorti');
  expect(french).not.toHaveProperty('language');
  expect(french.detailsLanguage).toBe('en');
  const english = await productIn('en-gb');
  expect(english.details[0]?.title).toBe('Features');
  expect(english).not.toHaveProperty('language');
  expect(english).not.toHaveProperty('detailsLanguage');
});

test.each([
  ['de-de', 'inkl. MwSt., zzgl. Versand'],
  ['fr-fr', 'TVA comprise'],
  ['en-gb', 'incl. VAT'],
  ['en-us', undefined],
] as const)('a price in %s says of tax: %s', async (locale, note) => {
  expect((await stand.catalogue.details(seed.products[0]?.id ?? '', siteOf(locale)))?.priceNote).toBe(note);
});

test.each([
  ['en-us', 'Women\u2019s trail running shoes', undefined],
  ['en-gb', 'Women\u2019s trail running shoes', 'All prices incl. VAT'],
  ['de-de', 'Trailrunningschuhe für Damen', 'Alle Preise inkl. MwSt., zzgl. Versand'],
  ['fr-fr', 'Chaussures de trail femme', 'Prix TVA comprise'],
  ['it-it', 'Scarpe da trail running da donna', 'Prezzi IVA inclusa'],
  ['es-es', 'Zapatillas de trail running para mujer', 'Precios con IVA incluido'],
] as const)(
  'in %s page and card name audience and kind, and the list says once what its prices include',
  async (locale, kind, note) => {
    const site = siteOf(locale);
    const id =
      seed.masters.find(({ department, typeLabel }) => department === 'women' && typeLabel === 'Trail running shoe')
        ?.productIds[0] ?? '';
    expect((await stand.catalogue.details(id, site))?.kind).toBe(kind);
    const list = stand.catalogue.list(undefined, site, {
      start: 0,
      count: 24,
      sort: 'featured',
      filter: [`productId:${id}`],
    });
    expect([list?.products[0]?.kind, list?.priceNote]).toEqual([kind, note]);
  },
);

test('a kind names the audience only once', async () => {
  const id = seed.masters.find(({ typeLabel }) => typeLabel.startsWith('Kids’'))?.productIds[0] ?? '';
  expect((await stand.catalogue.details(id, siteOf('en-gb')))?.kind?.match(/kids/gi)).toHaveLength(1);
});

test('a gift card has no kind beside its name', async () => {
  const id = seed.masters.find(({ productType }) => productType === 'digital')?.productIds[0] ?? '';
  expect((await stand.catalogue.details(id, siteOf('de-de')))?.kind).toBeUndefined();
});

test.each(languages)('every product is described in %s', (language) => {
  const untold = seed.masters.filter(({ tagline, description, translations }) => {
    const own = translations?.[language];
    return !own || own.tagline === tagline || own.description === description;
  });
  expect(untold.map(({ id }) => id)).toEqual([]);
});

test('in the United States no product has a British word', () => {
  const shown = seed.masters.map((master) =>
    JSON.stringify({
      ...master.translations?.['en-us'],
      ...(master.translations?.['en-us']
        ? {}
        : { tagline: master.tagline, description: master.description, details: master.details }),
    }),
  );
  expect(
    shown.filter((text) =>
      /\b(?:colours?|grey|trousers|trainers|autumn|favourite|aluminium|centre|metres?|litres?)\b/i.test(text),
    ),
  ).toEqual([]);
});

test('a kind without a translation stays English, and its plural ends in s', () => {
  expect(kindOf('Snowshoe').fr).toBe('Snowshoes');
  expect(kindOf('Trail running shoe').en).toBe('Trail running shoes');
  expect(kindOf('Trail running shoe').de).toBe('Trailrunningschuhe');
});
