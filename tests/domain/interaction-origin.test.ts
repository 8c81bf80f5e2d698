import { expect, test } from 'vitest';
import waymark from '#openapi/generated/waymark.json' with { type: 'json' };
import { isGuided, originOfPage } from '#src/domain/interaction-origin.ts';

test.each([
  ['/en-us/search', 'search'],
  ['/de-de/c/zelte-5300', 'grid'],
  ['/en-us/compare', 'product-compare'],
  ['/en-us/collections/rain-week', 'explore-collection'],
  ['/en-us/guides/jackets', 'jacket-finder'],
  ['/en-us/guides/backpacks', 'backpack-finder'],
  ['/en-us/guides/footwear', 'footwear-finder'],
  ['/en-us/guides/shoes-in-store', 'shoe-finder-retail'],
  ['/en-us/guides/tents-and-sleeping-bags', 'tent-and-sleeping-bag-guide'],
  ['/en-us', null],
  ['/en-us/guides/other', null],
])('products of %s have the origin %s', (path, origin) => expect(originOfPage(path)).toBe(origin));

test('only guides and collections decide for everything on their page', () => {
  expect(isGuided('/en-us/guides/jackets')).toBe(true);
  expect(isGuided('/en-us/c/packs-5100')).toBe(false);
});

test('the contract has the sixteen origins of the specification', () => {
  expect(waymark.components.schemas.InteractionOrigin.enum).toHaveLength(16);
});
