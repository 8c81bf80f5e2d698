import { assertEvent, setup } from 'xstate';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import type { Chosen } from '#machines/product/product.types.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { QuickShopContext, QuickShopEvent, QuickShopInput } from './quick-shop.types.ts';

const ports = {
  /** GET /products/v2/products/{productId}/details; rejects with the ApiFailure. */
  getProduct: promisePort<Product, { productId: string; recipeId: string | null }>('getProduct'),
  /** Closes the dialog, unless another has taken its place. */
  close: promisePort<void>('close'),
};

export type QuickShopPorts = typeof ports;

/** Returns the options of a variant besides the colour; nothing for a variant of another colour. */
export function optionsOf({ variants }: Product, upc: string): Chosen {
  const { color: _, ...options } = variants.find((variant) => variant.upc === upc)?.attributes ?? {};
  return options;
}

const base = setup({
  types: { context: {} as QuickShopContext, events: {} as QuickShopEvent, input: {} as QuickShopInput },
  actors: ports,
  guards: {
    /** True for another colour of a product that was read: before, there is none to choose. */
    isOther: ({ context, event }) => {
      assertEvent(event, 'colour.chosen');
      return context.product !== null && event.productId !== context.productId;
    },
  },
});

export const quickShopSetup = base.extend({
  actions: {
    rememberColour: base.assign(({ event }) => {
      assertEvent(event, 'colour.chosen');
      return { productId: event.productId, chosen: event.chosen, upc: null, recipeId: null };
    }),
  },
});
