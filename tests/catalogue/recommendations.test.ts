import { beforeAll, describe, expect, test } from 'vitest';
import { categoryIds } from '#src/demo/catalogue/category-ids.ts';
import type { Catalogue } from '#src/commerce/catalogue/catalogue.ts';
import { siteOf } from '#src/commerce/catalogue/site.ts';
import type { Recommendation } from '#src/commerce/catalogue/recommended.ts';
import { openStand, seed } from './support.ts';

let catalogue: Catalogue;
const us = siteOf('en-us');

beforeAll(async () => {
  ({ catalogue } = await openStand());
});

const asked = (wish: Partial<Recommendation>) => {
  const cards = catalogue.recommendations(
    { source: 'bestsellers', productIds: [], categoryId: undefined, count: 16, ...wish },
    us,
  );
  if (!cards) throw new Error('no such category');
  return cards;
};
const shoe = 'WMTR1001MOS';
const boot = 'WMHK1001SLT';
const stylesNamedBy = (id: string) =>
  (seed.masters.find(({ productIds }) => productIds.includes(id))?.recommendationIds ?? []).map((one) =>
    one.slice(0, 8),
  );

describe('recommendations', () => {
  test.each([
    ['bestsellers', {}],
    ['category', { source: 'category', categoryId: categoryIds.men }],
    ['related', { source: 'related', productIds: [shoe, boot] }],
    ['products', { source: 'products', productIds: seed.products.slice(0, 24).map(({ id }) => id) }],
  ] as const)('of %s can all be bought, and are each of another style', (_, wish) => {
    const cards = asked(wish);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter(({ allVariantsOutOfStock, comingSoon }) => allVariantsOutOfStock || comingSoon)).toEqual([]);
    expect(new Set(cards.map(({ masterId }) => masterId)).size).toBe(cards.length);
  });

  test('of one product are what its style names', () => {
    const named = stylesNamedBy(shoe);
    const cards = asked({ source: 'related', productIds: [shoe] });
    expect(cards.map(({ masterId }) => masterId).filter((id) => !named.includes(id))).toEqual([]);
    expect(cards.length).toBeGreaterThan(2);
  });

  test('of two products take turns, without their own styles', () => {
    const cards = asked({ source: 'related', productIds: [shoe, boot] });
    const [first, second] = cards.map(({ masterId }) => masterId);
    expect(stylesNamedBy(shoe)).toContain(first);
    expect(stylesNamedBy(boot)).toContain(second);
    expect(cards.some(({ masterId }) => [shoe.slice(0, 8), boot.slice(0, 8)].includes(masterId))).toBe(false);
  });

  test('of products named keep their order, and leave out what nobody knows', () => {
    const all = asked({}).slice(0, 3);
    const ids = all.map(({ id }) => id).toReversed();
    expect(asked({ source: 'products', productIds: ['NOBODY00XXX', ...ids] }).map(({ id }) => id)).toEqual(ids);
  });

  test('are at most as many as asked for', () => {
    expect(asked({ count: 3 })).toHaveLength(3);
  });

  test('of a category that does not exist are refused', () => {
    const wish = { source: 'category', productIds: [], categoryId: '99999', count: 3 } as const;
    expect(catalogue.recommendations(wish, us)).toBeNull();
  });
});
