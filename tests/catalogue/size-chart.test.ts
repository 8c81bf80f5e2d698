import { describe, expect, test } from 'vitest';
import { footSizes, sizeChartOf } from '#src/commerce/catalogue/size-chart.ts';
import { siteOf } from '#src/commerce/catalogue/site.ts';
import { fitOf } from '#src/commerce/reviews/ratings.ts';
import { asker, openStand } from './support.ts';

describe('a size chart', () => {
  test('has title, columns and instructions in the language of the site', () => {
    const chart = sizeChartOf('women-shoes', siteOf('de-de'));
    expect(chart).toMatchObject({ title: 'Damenschuhe', columns: ['US', 'UK', 'EU', 'Fuß, cm'] });
    expect(chart?.howToMeasure).toMatch(/mit der Ferse an der Wand/);
  });

  test.each([
    ['de-de', '5,5 3,5 36 22,5'],
    ['en-gb', '5.5 3.5 36 22.5'],
  ] as const)('formats sizes and lengths for %s', (locale, row) => {
    expect(sizeChartOf('women-shoes', siteOf(locale))?.rows[1]?.join(' ')).toBe(row);
  });

  test('has the same measures in every language', () => {
    const chart = sizeChartOf('hats', siteOf('es-es'));
    expect([chart?.title, chart?.columns, chart?.rows]).toEqual([
      'Gorros y gorras',
      ['Talla', 'Cabeza, cm'],
      [
        ['S/M', '54-57'],
        ['L/XL', '58-62'],
      ],
    ]);
  });

  test('is answered by its key, and refused by another', async () => {
    const { ask } = asker(await openStand());
    const { status, body } = await ask('/fapi/components/size-chart/women-shoes?locale=en-us');
    expect([status, body['title']]).toEqual([200, 'Women’s shoes']);
    const unknown = await ask('/fapi/components/size-chart/umbrellas?locale=en-us');
    expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([404, expect.stringContaining('API404')]);
  });
});

describe('foot sizes', () => {
  test.each([
    ['en-us', 'US 5.5'],
    ['en-gb', 'UK 3.5'],
    ['fr-fr', 'EU 36'],
  ] as const)('are named as %s names them', (locale, label) => {
    const shoes = footSizes(siteOf(locale)).productTypes.find(({ productType }) => productType === 'women-shoes');
    expect(shoes?.sizes[1]).toEqual({ millimetres: 225, label });
  });

  test('are in the order of the size charts, from short to long', () => {
    const site = siteOf('en-us');
    const { productTypes } = footSizes(site);
    expect(productTypes.map(({ productType }) => productType).toSorted()).toEqual([
      'kids-shoes',
      'men-shoes',
      'unisex-shoes',
      'women-shoes',
    ]);
    for (const { productType, sizes } of productTypes) {
      const lengths = sizes.map(({ millimetres }) => millimetres);
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
      expect(sizes).toHaveLength(sizeChartOf(productType, site)?.rows.length ?? 0);
    }
  });
});

test.each([
  [0, 2, 0, null],
  [0, 3, 0, 'true-to-size'],
  [3, 1, 1, 'small'],
  [1, 1, 3, 'large'],
  [2, 2, 1, null],
  [2, 2, 0, null],
])('of %i small, %i true to size and %i large the shop advises %s', (small, trueToSize, large, fit) => {
  expect(fitOf({ small, trueToSize, large })).toBe(fit);
});
