import { expect, test } from 'vitest';
import { firstChoices, itemsOf } from '#machines/product-set/product-set.setup.ts';
import { first, look, second } from '#model-tests/product-set/product-set.model.ts';
import type { ProductSetDetails } from '#openapi/generated/waymark.gen.ts';

const originsOf = (set: ProductSetDetails): (string | undefined)[] => {
  const chosen = { ...firstChoices(set) };
  for (const { productId, attribute, value } of [first, second])
    chosen[productId] = { ...chosen[productId], [attribute]: value };
  const items = itemsOf({ productId: first.productId, set, chosen, failure: null });
  return items.map(({ interactionOrigin }) => interactionOrigin);
};

test('a set with a size guide is a look, one of gear alone a bundle', () => {
  const gear = look.products.map(({ sizeChart, ...product }) => {
    expect(sizeChart).toBeDefined();
    return product;
  });
  const [boot, ...others] = gear;
  const worn = boot ? [{ ...boot, sizeChart: 'shoes' as const }, ...others] : [];
  expect(originsOf({ ...look, products: worn })).toEqual(['shop-the-look', 'shop-the-look']);
  expect(originsOf({ ...look, products: gear })).toEqual(['product-bundles', 'product-bundles']);
});
