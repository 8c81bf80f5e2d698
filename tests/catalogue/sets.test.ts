import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '#src/commerce/catalogue/catalogue.ts';
import { siteOf } from '#src/commerce/catalogue/site.ts';
import { openStand, seed } from './support.ts';

let catalogue: Catalogue;
let stock: Map<string, number>;
let clock: { now: number };
const us = siteOf('en-us');

beforeAll(async () => {
  ({ catalogue, stock, clock } = await openStand());
});

const shoe = seed.products.find(({ id }) => id === 'WMTR1004GLC') ?? expect.unreachable();
const [size] = shoe.variants;
if (!size) throw new Error('a shoe has sizes');

describe('sets', () => {
  test('of a product are those that have it, in whatever color', () => {
    const sets = catalogue.sets(shoe.id, us) ?? [];
    expect(sets.map(({ id }) => id)).toEqual(['WMSET0004']);
    const other = seed.products.find(({ id, masterId }) => masterId === shoe.masterId && id !== shoe.id);
    expect(catalogue.sets(other?.id ?? '', us)?.map(({ id }) => id)).toEqual(['WMSET0004']);
    expect(sets[0]?.productIds).toHaveLength(5);
  });

  test.each([
    ['en-us', 'Traveling light'],
    ['en-gb', 'Travelling light'],
    ['de-de', 'Mit leichtem Gepäck'],
    ['fr-fr', 'Voyager léger'],
    ['it-it', 'Viaggiare leggeri'],
    ['es-es', 'Viajar ligero'],
  ] as const)('are in the language of %s: %s', (locale, name) => {
    const set = catalogue.set('WMSET0007', siteOf(locale));
    expect(set?.name).toBe(name);
    expect(set).not.toHaveProperty('language');
  });

  test('are unknown under another id', () => {
    expect(catalogue.set('WMSET9999', us)).toBeNull();
    expect(catalogue.sets('NOBODY00XXX', us)).toBeNull();
  });
});

describe('the availability of variants', () => {
  const ask = async (id: string, qty = 1) => (await catalogue.availability(shoe.id, [{ id, qty }]))?.items[0];

  test('is what is in stock, for the quantity', async () => {
    stock.set(size.upc, 2);
    clock.now += 60_000;
    expect(await ask(size.id, 2)).toEqual({ id: size.id, qty: 2, quantity: 2, isAvailable: true });
    expect(await ask(size.id, 3)).toMatchObject({ quantity: 2, isAvailable: false });
  });

  test('is none for a variant that does not exist, or is not on sale yet', async () => {
    expect(await ask('WMTR1004GLC-999')).toMatchObject({ quantity: 0, isAvailable: false });
    const coming = seed.products.find(({ comingSoon }) => comingSoon);
    const id = coming?.variants[0]?.id ?? '';
    const answer = await catalogue.availability(coming?.id ?? '', [{ id, qty: 1 }]);
    expect(answer).toEqual({ isAvailable: false, items: [{ id, qty: 1, quantity: 0, isAvailable: false }] });
  });

  test('is refused for a product that does not exist', async () => {
    expect(await catalogue.availability('NOBODY00XXX', [{ id: 'X', qty: 1 }])).toBeNull();
  });
});

test('a comparison has a row for each quality, and nothing for what is not rated', () => {
  const { products, qualities } = catalogue.compare(['WMTR1004GLC', 'NOBODY00XXX', 'WMSH1004LEM'], us);
  expect(products.map(({ id }) => id)).toEqual(['WMTR1004GLC', 'WMSH1004LEM']);
  expect(qualities.length).toBeGreaterThan(1);
  for (const { values, max } of qualities) {
    expect(values).toHaveLength(2);
    expect(values.some((value) => value !== null && value <= max)).toBe(true);
  }
});
