import { productSetup } from './product.setup.ts';
import { preselected } from './product.variants.ts';
import { buying } from './states/buying.ts';
import { stock } from './states/stock.ts';

/** One product in one colour: choices, quantity, and adding to the cart. */
export const productMachine = productSetup.createMachine({
  id: 'product',
  description:
    'A product page: choosing a variant, adding it to the cart, and live stock (catalogue 4 and 9, Quick shop).',
  context: ({ input: { product, chosen, itemId = null } }) => ({
    product,
    itemId,
    chosen: preselected(product, chosen),
    quantity: 1,
    stock: null,
    isRegistered: false,
    failure: null,
  }),
  type: 'parallel',
  invoke: [
    { id: 'watchShopper', src: 'watchShopper', onError: { target: '.stock.unknown' } },
    {
      id: 'watchCart',
      src: 'watchCart',
      input: ({ context }) => ({ productId: context.product.id }),
      onError: { target: '.stock.unknown' },
    },
    { id: 'openDialog', src: 'openDialog', onError: { target: '.stock.unknown' } },
  ],
  states: { buying, stock },
});
