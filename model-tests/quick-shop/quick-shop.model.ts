import { quickShopMachine } from '#machines/quick-shop/quick-shop.machine.ts';
import { noAnswer, shoe } from '#model-tests/product/product.fixtures.ts';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

/** The shoe in two colours; as one of the demo it has a page. */
const colours = {
  type: 'color',
  label: 'Color',
  options: [
    { value: 'MOS', label: 'Moss', available: true, id: 'WMTR1001MOS', swatch: ['#4a5d3a'] },
    { value: 'CHK', label: 'Chalk', available: true, id: 'WMTR1001CHK', swatch: ['#eeeeee'] },
  ],
} satisfies Product['attributes'][number];

const inColour = (id: string): Product => ({
  ...shoe,
  id,
  attributes: [colours, ...shoe.attributes.filter(({ type }) => type !== 'color')],
});
export const moss = inColour('WMTR1001MOS');
export const chalk = inColour('WMTR1001CHK');

export const send = {
  'colour.chosen': { type: 'colour.chosen', productId: chalk.id, chosen: { size: '8' } },
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
  why: 'there is no guard; the view keeps the colours of the last product while another is read',
});
