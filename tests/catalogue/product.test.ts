import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { withPayLater } from '#src/commerce/catalogue/pay-later.ts';
import { siteOf, sites } from '#src/commerce/catalogue/site.ts';
import { master } from '#src/demo/pictures/pictures.ts';
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

describe('a product paid later', () => {
  const terms = { payments: 3, least: 3500, most: 200_000 };
  const priced = async (fits: Parameters<typeof seeded>[0]) => read(seeded((one) => !one.comingSoon && fits(one)).id);

  test('has instalments that sum to no less than its price', async () => {
    const shoe = await priced(({ price }) => price.sale === null && price.list.USD >= 10_000);
    const { payLater, price, currency } = withPayLater(shoe, terms);
    expect(payLater).toMatchObject({ payments: 3, currency });
    const over = payLater!.amount * 3 - price.current;
    expect(over).toBeGreaterThanOrEqual(0);
    expect(over).toBeLessThan(3);
  });

  test.each([
    ['costs less than is lent', { least: 1_000_000, most: 2_000_000 }],
    ['costs more than is lent', { least: 1, most: 2 }],
  ])('shows no instalments if it %s', async (_, bounds) => {
    const shoe = await priced(({ price }) => price.list.USD >= 10_000);
    expect(withPayLater(shoe, { payments: 3, ...bounds })).toEqual(shoe);
    expect(withPayLater(shoe, null)).toEqual(shoe);
  });

  test('shows no instalments before the launch, or if variants have different prices', async () => {
    const coming = await read(seeded((one) => one.comingSoon).id);
    const card = await read(seeded((one) => one.variants.some(({ price }) => price !== null)).id);
    const all = { payments: 3, least: 1, most: 10_000_000 };
    expect([withPayLater(coming, all), withPayLater(card, all)]).toEqual([coming, card]);
  });
});

describe('a product', () => {
  test.each(sites)('costs what the seed says in $locale', async (site) => {
    const { id, price } = seeded(
      (one) => one.price.sale !== null && one.variants.every((variant) => variant.price === null),
    );
    const answer = await read(id, site);
    expect(answer.price.current).toBe(price.sale?.[site.currency]);
    expect(answer.price.original).toBe(price.list[site.currency]);
    expect(answer.price.historicBestPrice).toBe(price.historicBest?.[site.currency]);
    expect(answer.price.percentagePriceDiscount).toBeGreaterThan(0);
    expect(answer.currency).toBe(site.currency);
  });

  test('spans the prices of its variants', async () => {
    const { id } = seeded((one) => one.variants.some(({ price }) => price !== null));
    const { price, variants } = await read(id);
    const currents = variants.map((variant) => variant.price.current);
    expect([price.lowCurrent, price.highCurrent]).toEqual([Math.min(...currents), Math.max(...currents)]);
  });

  test('is found by its master id in its first colour', async () => {
    const [style] = seed.masters;
    expect((await read(style?.id ?? '')).id).toBe(style?.productIds[0]);
  });

  test('switches colour by product id, each with a picture that exists', async () => {
    const style = seed.masters.find(({ productIds }) => productIds.length > 2);
    const { attributes, images } = await read(style?.id ?? '');
    expect(attributes[0]?.options.map(({ id }) => id)).toEqual(style?.productIds);
    for (const path of [...images, ...(attributes[0]?.options.map(({ image }) => image) ?? [])].map(
      (image) => image?.path ?? '',
    )) {
      expect(master(path), path).not.toBeNull();
    }
  });

  test('says whether it is coming soon or on presale', async () => {
    const soon = await read(seeded(({ comingSoon }) => comingSoon).id);
    expect([soon.comingSoon, soon.eyebrow?.id, soon.launchDate]).toEqual([true, 'COMING SOON', '2027-03-15T00:00:00Z']);
    const swatches = soon.attributes.find(({ type }) => type === 'color')?.options;
    expect(swatches?.find(({ id }) => id === soon.id)?.available).toBe(true);
    expect(soon.variants.every(({ productInventoryState }) => productInventoryState === 'OutOfStock')).toBe(true);
    const presale = await read(seeded((one) => one.presale).id);
    expect([presale.presale, presale.eyebrow?.id]).toEqual([true, 'PRESALE']);
  });

  test('offers a notification for a sold-out size', async () => {
    const { id, variants } = seeded(({ notifyMe, comingSoon }) => notifyMe && !comingSoon);
    stand.stock.set(variants[0]?.upc ?? '', 0);
    stand.clock.now += 5_000;
    const answer = await read(id);
    expect(answer.notifyMe).toBe(true);
    expect(answer.variants[0]).toMatchObject({ stockStatus: 'OUT_OF_STOCK', notifyMe: true, quantity: 0 });
  });

  test('has the delivery methods of its country', async () => {
    expect((await read('WMTR1001', siteOf('en-us'))).deliveryPromise).toEqual({
      daysMin: 3,
      daysMax: 6,
      freeFrom: 7500,
      currency: 'USD',
    });
    expect((await read('WMTR1001', siteOf('de-de'))).deliveryPromise).toEqual({
      daysMin: 1,
      daysMax: 3,
      freeFrom: 7500,
      currency: 'EUR',
    });
    const card = seed.masters.find(({ productType }) => productType === 'digital');
    expect((await read(card?.id ?? '')).deliveryPromise).toMatchObject({ daysMin: 0, daysMax: 0 });
  });

  test('made to order has its recipe, its price and its colours', async () => {
    const style = seed.masters.find(({ recipes }) => recipes.length > 0);
    const [recipe] = style?.recipes ?? [];
    const plain = await read(style?.id ?? '');
    const made = await read(style?.id ?? '', us, recipe?.id);
    expect(made.productType).toBe('customs');
    expect(made.price.current - plain.price.current).toBe(recipe?.surcharge.USD);
    expect(made.recipe?.parts.length).toBe(recipe?.parts.length);
    expect(made.images[0]?.path).not.toBe(plain.images[0]?.path);
    expect((await read(style?.id ?? '', us, 'UNKNOWN')).recipe).toBeUndefined();
  });
});
