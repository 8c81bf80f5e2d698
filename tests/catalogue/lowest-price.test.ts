import { describe, expect, test } from 'vitest';
import { Catalogue } from '#src/commerce/catalogue/catalogue.ts';
import { withLowestPrice } from '#src/commerce/catalogue/lowest-price.ts';
import { rowsOf } from '#src/commerce/catalogue/rows.ts';
import { siteOf } from '#src/commerce/catalogue/site.ts';
import type { Price } from '#src/commerce/model/catalogue.ts';
import type { LocaleCode } from '#src/commerce/model/locale.ts';
import { seed, stockOf } from './support.ts';

const [shoe] = seed.products.filter(({ variants, comingSoon }) => !comingSoon && variants.every(({ price }) => !price));
const amounts = (value: number) => ({ USD: value, CAD: value, GBP: value, EUR: value });
const reduced = { list: amounts(12_900), sale: amounts(9_900), historicBest: amounts(10_900), saleActiveFrom: null };

async function open(price: Price, now = '2026-11-20T12:00:00Z') {
  const clock = { now: Date.parse(now) };
  const rows = rowsOf(seed);
  const products = rows.products.map((doc) => (doc.id === shoe?.id ? { ...doc, price } : doc));
  const catalogue = await Catalogue.open({
    readRows: async () => ({ ...rows, products }),
    readStock: async () => stockOf(),
    now: () => clock.now,
  });
  const read = async (locale: LocaleCode = 'en-us') => (await catalogue.details(shoe?.id ?? '', siteOf(locale)))!;
  return { catalogue, clock, read };
}

/** The note under the price, with the white space of the locale as plain spaces. */
async function noteOf(price: Partial<Price>, locale: LocaleCode, isOn = true): Promise<string | undefined> {
  const { read } = await open({ ...reduced, ...price });
  return withLowestPrice(await read(locale), siteOf(locale), isOn).lowestPriceNote?.replaceAll(/\s/g, ' ');
}

describe('the lowest-price notice (catalogue 9)', () => {
  test.each([
    ['below the original and the best so far', {}, 'Lowest price yet. Lowest before: $109.00'],
    ['not below the best so far', { historicBest: amounts(9_900) }, undefined],
    ['not reduced', { sale: null }, undefined],
    ['without a best so far', { historicBest: null }, undefined],
  ])('of a price that is %s', async (_, price, note) => {
    expect(await noteOf(price, 'en-us')).toBe(note);
  });

  test('is not shown where its feature is off', async () => {
    expect(await noteOf({}, 'en-us', false)).toBeUndefined();
  });

  test.each([
    ['en-gb', true, 'Lowest price yet. Lowest price of the 30 days before the reduction: £109.00'],
    ['en-gb', false, 'Lowest price of the 30 days before the reduction: £109.00'],
    ['de-de', false, 'Niedrigster Preis der 30 Tage vor der Ermäßigung: 109,00 €'],
  ] as const)('names the lowest price of 30 days in %s, feature on: %s', async (locale, isOn, note) => {
    expect(await noteOf({}, locale, isOn)).toBe(note);
  });

  test('says since when the price is reduced', async () => {
    expect(await noteOf({ saleActiveFrom: '2026-10-19' }, 'it-it', false)).toBe(
      'Ridotto dal giorno 19 ottobre 2026. Prezzo più basso dei 30 giorni precedenti: 109,00 €',
    );
  });
});

describe('a reduction', () => {
  test('holds from its day on, in details, colours and listings', async () => {
    const { catalogue, clock, read } = await open({ ...reduced, saleActiveFrom: '2026-11-27' });
    const current = async () => (await read()).price.current;
    const group = async () => (await read()).attributes[0]?.options.find(({ id }) => id === shoe?.id)?.groupBy;
    expect([await current(), await group(), catalogue.isOutdated]).toEqual([12_900, 'full-price', false]);
    clock.now = Date.parse('2026-11-27T00:00:00Z');
    expect(catalogue.isOutdated).toBe(true);
    expect(await catalogue.reload()).toContain(`product:${shoe?.masterId}`);
    expect([await current(), await group(), catalogue.isOutdated]).toEqual([9_900, 'sale', false]);
    expect((await read()).price.salesPriceActiveDate).toBe('2026-11-27');
  });
});

describe('the price of an option', () => {
  test('is told where options differ, and nowhere else', async () => {
    const { catalogue } = await open(reduced);
    const pricesOf = async (id: string) =>
      (await catalogue.details(id, siteOf('en-us')))!.attributes
        .filter(({ type }) => type !== 'color')
        .map(({ options }) => options.map(({ price }) => price?.current));
    const dear = seed.products.find(({ variants }) => variants.some(({ price }) => price !== null));
    expect((await pricesOf(shoe?.id ?? '')).flat().filter((price) => price !== undefined)).toEqual([]);
    const prices = (await pricesOf(dear?.id ?? '')).flat();
    expect(new Set(prices).size).toBe(prices.length);
  });
});
