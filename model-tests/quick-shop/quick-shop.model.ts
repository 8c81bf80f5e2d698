import { quickShopMachine } from '#machines/quick-shop/quick-shop.machine.ts';
import { noAnswer, shoe } from '#model-tests/product/product.fixtures.ts';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

/** The two colours of the shoe, which the demo has, too. */
const colours = {
  type: 'color',
  label: 'Color',
  options: [
    { value: 'MOS', label: 'Moss', available: true, id: 'WMTR1001MOS', swatch: ['#4a5d3a'] },
    { value: 'SLT', label: 'Slate', available: true, id: 'WMTR1001SLT', swatch: ['#5b6670'] },
  ],
} satisfies Product['attributes'][number];

const inColour = (id: string): Product => ({
  ...shoe,
  id,
  attributes: [colours, ...shoe.attributes.filter(({ type }) => type !== 'color')],
});
export const moss = inColour('WMTR1001MOS');
export const slate = inColour('WMTR1001SLT');

export const send = {
  'colour.chosen': [
    { type: 'colour.chosen', productId: slate.id, chosen: { size: '8' } },
    { type: 'colour.chosen', productId: moss.id, chosen: { size: '8' } },
  ],
  'product.retried': { type: 'product.retried' },
  'product.taken': { type: 'product.taken' },
} as const;

export const model = modelOf(quickShopMachine, {
  input: { productId: moss.id },
  inputs: { 'a line of the cart': { productId: moss.id, upc: moss.variants[0]?.upc ?? '' } },
  send,
  outcomes: {
    getProduct: { done: [moss], failed: [noAnswer] },
    close: { done: [undefined], failed: [new Error('no dialogs')] },
  },
  project: ({ productId, product }) => [productId, product !== null],
  why: 'the guard asks which colour is shown, and whether a product was read whose colours can be chosen',
});
