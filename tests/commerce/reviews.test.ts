import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogListing, Product, ReviewPage } from '#openapi/generated/waymark.gen.ts';
import { seed } from '#src/demo/seed.ts';
import { openTestShop, type Shopper, type TestShop } from './support/shop.ts';

/** The reviews of products. */

let shop: TestShop;
let guest: Shopper;
beforeAll(async () => {
  shop = await openTestShop({ seed });
  guest = await shop.shopper();
});
afterAll(() => shop.close());

const read = (query = '', productId = 'WMTR1001MOS') =>
  guest.call<ReviewPage>('GET', `/products/v1/products/${productId}/reviews${query}`);

test('a page counts all reviews, and shows the most helpful first', async () => {
  const { status, body } = await read('?limit=50');
  expect(status).toBe(200);
  expect(body.total).toBe(body.reviews.length);
  expect(body.distribution.reduce((sum, count) => sum + count, 0)).toBe(body.total);
  const helpful = body.reviews.map((review) => review.helpful - review.notHelpful);
  expect(helpful).toEqual(helpful.toSorted((a, b) => b - a));
});

test('pages follow each other without a gap, and stars filter the list but not the distribution', async () => {
  const { body: all } = await read('?sort=newest&limit=50');
  const pages = await Promise.all([0, 2, 4, 6, 8].map((offset) => read(`?sort=newest&limit=2&offset=${offset}`)));
  expect(pages.flatMap(({ body }) => body.reviews.map(({ id }) => id)).slice(0, all.total)).toEqual(
    all.reviews.map(({ id }) => id).slice(0, 10),
  );
  const { body: best } = await read('?stars=5&limit=50');
  expect(best.reviews.every(({ rating }) => rating === 5)).toBe(true);
  expect([best.total, best.distribution]).toEqual([all.distribution[0], all.distribution]);
});

test('every colour of a style has its reviews, and a card says what they count', async () => {
  const colours = seed.products.filter(({ masterId }) => masterId === 'WMTR1001').map(({ id }) => id);
  const answers = await Promise.all(colours.map((id) => read('', id)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const { body: product } = await guest.call<Product>('GET', '/products/v2/products/WMTR1001MOS/details?locale=en-us');
  expect(product.rating).toEqual(answers[0]?.body.rating);
});

test('fit and size filter the list, are counted over all, and a size is named as the locale names it', async () => {
  const { body: all } = await read('?limit=50');
  const { small, trueToSize, large } = all.fits;
  expect(small + trueToSize + large).toBe(all.reviews.filter(({ fit }) => fit).length);
  const { body: fitting } = await read('?fit=true-to-size&limit=50');
  expect([fitting.total, new Set(fitting.reviews.map(({ fit }) => fit))]).toEqual([
    trueToSize,
    new Set(['true-to-size']),
  ]);
  expect(fitting.fits).toEqual(all.fits);
  const [size] = all.sizes;
  const { body: sized } = await read(`?size=${size?.value}&limit=50`);
  expect([sized.total, new Set(sized.reviews.map((review) => review.size))]).toEqual([
    size?.count,
    new Set([size?.label]),
  ]);
  const { body: european } = await read(`?size=${size?.value}&locale=de-de`);
  expect(european.sizes[0]?.value).toBe(size?.value);
  expect(Number.parseFloat(european.sizes[0]?.label ?? '')).toBeGreaterThan(30);
  expect(european.reviews[0]?.size).toBe(european.sizes[0]?.label);
});

test('a review that is not approved is shown nowhere', async () => {
  const before = (await read('?limit=50')).body;
  await shop.database.raw(`UPDATE reviews SET status = 'SUBMITTED' WHERE id = $1`, [before.reviews[0]?.id]);
  const after = (await read('?limit=50')).body;
  expect(after.reviews.map(({ id }) => id)).toEqual(before.reviews.slice(1).map(({ id }) => id));
  expect(after.rating?.reviewsCount).toBe(before.total - 1);
  // Whoever has read the list reads the same number on the product page and on the card.
  const { body: product } = await guest.call<Product>('GET', '/products/v2/products/WMTR1001MOS/details?locale=en-us');
  expect(product.rating).toEqual(after.rating);
  const { body: listing } = await guest.call<CatalogListing>('GET', '/products/v2/catalog?locale=en-us&count=100');
  const card = listing.products.find(({ masterId }) => masterId === 'WMTR1001');
  expect(card?.rating).toEqual(after.rating);
});

test('an unknown product has no reviews, and a query that is not in the contract is refused', async () => {
  expect((await read('', 'WMXX9999XXX')).status).toBe(404);
  for (const query of ['?sort=worst', '?stars=6', '?fit=odd', '?size=', '?limit=51', '?offset=-1'])
    expect((await read(query)).status).toBe(400);
});
