import { assign } from 'xstate';
import { productSetup } from '../product.setup.ts';

export const stock = productSetup.createStateConfig({
  description: 'How much is left: the page may be a minute old, the stock is asked for now.',
  initial: 'loading',
  states: {
    loading: {
      description: 'The stock is read; until then the page’s own numbers stand.',
      invoke: {
        id: 'getProductInventory',
        src: 'getProductInventory',
        input: ({ context }) => ({ productId: context.product.id }),
        onDone: { target: 'known', actions: [assign(({ event }) => ({ stock: event.output.variants })), 'tellStock'] },
        onError: { target: 'unknown' },
      },
    },
    known: {
      description: 'The numbers are of now.',
      on: { 'stock.doubted': { target: 'loading' } },
    },
    unknown: {
      description: 'Nobody could say; the page’s own numbers stand, and the cart decides.',
      on: { 'stock.doubted': { target: 'loading' } },
    },
  },
});
