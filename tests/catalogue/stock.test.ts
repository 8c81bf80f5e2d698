import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { siteOf } from '#src/commerce/catalogue/site.ts';
import { openStand, seed, type Stand } from './support.ts';

let stand: Stand;
const us = siteOf('en-us');

beforeAll(async () => {
  stand = await openStand();
});

async function read(id: string, locale = us, recipe?: string): Promise<Product> {
  const product = await stand.catalogue.details(id, locale, recipe);
  if (!product) throw new Error(`no product ${id}`);
  return product;
}

const seeded = (fits: (product: (typeof seed.products)[number]) => boolean) => {
  const product = seed.products.find(fits);
  if (!product) throw new Error('no such product in the seed');
  return product;
};

describe('stock', () => {
  const stocked = (units: number) => {
    const { id, variants } = seeded(
      ({ comingSoon, presale, variants }) => !comingSoon && !presale && variants.length > 6,
    );
    for (const { upc } of variants) stand.stock.set(upc, units);
    stand.clock.now += 60_000;
    return { id, first: variants[0]?.upc ?? '' };
  };

  test.each([
    [0, 'OUT_OF_STOCK', undefined],
    [1, 'LOW_STOCK', 'Only 1 left'],
    [3, 'LOW_STOCK', 'Only 3 left'],
    [4, 'AVAILABLE', undefined],
  ])('of %i a size is %s', async (units, status, label) => {
    const { id } = stocked(units);
    const { variants, allVariantsOutOfStock } = await read(id);
    expect(variants[0]?.stockStatus).toBe(status);
    if (label) expect(variants[0]?.stockStatusLabel).toBe(label);
    expect(allVariantsOutOfStock).toBe(units === 0);
  });

  test('that runs low is shown above the name', async () => {
    expect((await read(stocked(2).id)).eyebrow?.id).toBe('LOW STOCK');
    expect((await read(stocked(30).id)).eyebrow?.id).not.toBe('LOW STOCK');
  });

  test('is read once for many answers, and again after some seconds', async () => {
    const { id, first } = stocked(5);
    await read(id);
    const before = stand.reads.stock;
    await Promise.all(Array.from({ length: 50 }, () => read(id)));
    expect(stand.reads.stock).toBe(before);
    stand.stock.set(first, 0);
    stand.clock.now += 5_000;
    expect((await read(id)).variants[0]?.quantity).toBe(0);
  });

  test('of all viewed products is refreshed in one query', async () => {
    const ids = seed.products
      .filter(({ comingSoon }) => !comingSoon)
      .slice(0, 6)
      .map(({ id }) => id);
    for (const id of ids) await read(id);
    stand.clock.now += 5_000;
    const before = stand.reads.stock;
    for (const id of ids) await read(id);
    expect(stand.reads.stock).toBe(before + 1);
  });

  test('of a size that sells out invalidates caches', async () => {
    const { id, first } = stocked(5);
    await read(id);
    const heard: string[] = [];
    const stop = stand.catalogue.onChange((tags) => heard.push(...tags));
    stand.stock.set(first, 0);
    stand.clock.now += 5_000;
    await read(id);
    stop();
    expect(heard).toEqual([`product:${id.slice(0, 8)}`]);
  });

  test('is answered by variant', async () => {
    const { id } = stocked(2);
    const inventory = await stand.catalogue.inventory(id, us);
    expect(
      Object.values(inventory?.variants ?? {}).every(
        ({ quantity, stockStatus }) => quantity === 2 && stockStatus === 'LOW_STOCK',
      ),
    ).toBe(true);
  });
});
