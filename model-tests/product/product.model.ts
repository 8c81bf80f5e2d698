import { productMachine } from '#machines/product/product.machine.ts';
import { isInStock } from '#machines/product/product.variants.ts';
import { filled } from '#model-tests/cart/cart.fixtures.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { allGone, asShown, backAgain, gift, noAnswer, shoe, soldOut, tooMany } from './product.fixtures.ts';

export const send = {
  'option.chosen': [
    { type: 'option.chosen', attribute: 'size', value: '8' },
    { type: 'option.chosen', attribute: 'size', value: '9' },
    { type: 'option.chosen', attribute: 'size', value: '10' },
  ],
  'quantity.chosen': { type: 'quantity.chosen', quantity: 2 },
  'purchase.requested': { type: 'purchase.requested' },
  'pickup.requested': { type: 'pickup.requested' },
  'item.added': { type: 'item.added' },
  'shopper.changed': [
    { type: 'shopper.changed', isRegistered: true },
    { type: 'shopper.changed', isRegistered: false },
  ],
  'stock.changed': { type: 'stock.changed' },
  'stock.doubted': { type: 'stock.doubted' },
} as const;

export const model = modelOf(productMachine, {
  input: { product: shoe, chosen: {} },
  inputs: {
    'an address with a size': { product: shoe, chosen: { size: '8' } },
    'a presale': {
      product: { ...shoe, presale: true, eyebrow: { id: 'PRESALE', label: 'Presale' } },
      chosen: { size: '8' },
    },
    'only in stores': { product: { ...shoe, isRobisOnly: true }, chosen: { size: '8' } },
    'only in stores, a line of the cart': {
      product: { ...shoe, isRobisOnly: true },
      chosen: { size: '8' },
      itemId: 'item-1',
    },
    'coming soon': { product: { ...shoe, comingSoon: true }, chosen: {} },
    'a size that is not made': { product: { ...shoe, variants: shoe.variants.slice(0, 2) }, chosen: { size: '10' } },
  },
  send,
  outcomes: {
    getProductInventory: { done: [asShown, allGone, backAgain], failed: [noAnswer] },
    addToCart: { done: [filled], failed: [gift, soldOut, tooMany, noAnswer] },
    watchShopper: { failed: [new Error('no session')] },
    watchCart: { failed: [new Error('no cart')] },
    openDialog: { failed: [new Error('no dialogs')] },
  },
  project: ({ product, itemId, chosen, stock, isRegistered }) => [
    product.presale && isRegistered,
    product.presale,
    product.isRobisOnly,
    itemId,
    product.comingSoon,
    chosen.size,
    product.variants.map((variant) => isInStock(variant, stock)),
  ],
  why: 'guards read the chosen options, the stock, and for a presale the kind of shopper, and of what only stores sell whether it is a line already; the quantity and a failure are only shown',
});
