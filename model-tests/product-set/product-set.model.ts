import { productSetMachine } from '#machines/product-set/product-set.machine.ts';
import { shoe } from '#model-tests/product/product.fixtures.ts';
import type { Cart, Product, ProductSetDetails } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const another: Product = {
  ...shoe,
  id: 'WMHK1004STN',
  masterId: 'WMHK1004',
  name: 'Cairn boot',
  url: '/p/WMHK1004STN',
};

/** Two products of sizes 8 and 9. */
export const look: ProductSetDetails = {
  id: 'WMSET0001',
  name: 'Two days out',
  description: 'Shoes for the way, boots for the summit.',
  productIds: [shoe.id, another.id],
  products: [shoe, another],
};
/** The second product is not on sale yet. */
export const early: ProductSetDetails = { ...look, products: [shoe, { ...another, comingSoon: true }] };
export const gone = { errorId: 'INV700', message: 'sold out', status: 409 };

const size = (productId: string) => {
  const variant = shoe.variants.find(({ productInventoryState }) => productInventoryState === 'InStock');
  return { type: 'option.chosen', productId, attribute: 'size', value: variant?.attributes.size ?? '' } as const;
};
export const first = size(shoe.id);
export const second = size(another.id);

export const send = { 'option.chosen': [first, second], 'set.requested': { type: 'set.requested' } } as const;

export const model = modelOf(productSetMachine, {
  input: { productId: shoe.id },
  send,
  outcomes: {
    getProductSet: { done: [look, early, null], failed: [gone] },
    addSet: { done: [{} as Cart], failed: [gone] },
  },
  project: ({ set, chosen, failure }) => [
    set?.products.map(({ id, comingSoon }) => [comingSoon, chosen[id]?.size !== undefined]),
    failure?.errorId,
  ],
  why: 'guards read whether all products can be bought, and whether a size of each is chosen',
});
