import { assertEvent, setup } from 'xstate';
import type { Addition } from '#machines/product/product.types.ts';
import { isSoldOut, missingOf, preselected, variantOf } from '#machines/product/product.variants.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { expected, promisePort } from '#machines/shared/ports.ts';
import type { Cart, InteractionOrigin, Product, ProductSetDetails } from '#openapi/generated/waymark.gen.ts';
import type { ProductSetContext, ProductSetEvent, ProductSetInput } from './product-set.types.ts';

/** A product of the set, and how the shopper came to it (catalogue 9). */
export type SetAddition = Addition & { interactionOrigin: InteractionOrigin };

const ports = {
  /** Returns the first set that the product belongs to; null if there is none. */
  getProductSet: promisePort<ProductSetDetails | null, { productId: string }>('getProductSet'),
  /** Asks the cart for all items in one change, which adds all or none; rejects with its failure. */
  addSet: promisePort<Cart, { items: SetAddition[] }>('addSet'),
};

export type ProductSetPorts = typeof ports;

type Choosing = Pick<ProductSetContext, 'set' | 'chosen'>;

export const chosenOf = ({ chosen }: Choosing, { id }: Product) => chosen[id] ?? {};

/** True if a choice is missing for a product, or what is chosen is sold out. */
export function isOpen(choosing: Choosing, product: Product): boolean {
  const chosen = chosenOf(choosing, product);
  return missingOf({ product, chosen }) !== null || variantOf({ product, chosen })?.productInventoryState !== 'InStock';
}

const cannotBeBought = (product: Product): boolean =>
  product.comingSoon || isSoldOut({ product, chosen: {}, stock: null });

const base = setup({
  types: { context: {} as ProductSetContext, events: {} as ProductSetEvent, input: {} as ProductSetInput },
  actors: ports,
  guards: {
    isNone: (_, set: ProductSetDetails | null) => set === null || set.products.length < 2,
    isIncomplete: (_, set: ProductSetDetails | null) => set !== null && set.products.some(cannotBeBought),
    isAllChosen: ({ context }) => context.set?.products.every((product) => !isOpen(context, product)) === true,
  },
});

export const productSetSetup = base.extend({
  actions: {
    choose: base.assign(({ context: { chosen }, event }) => {
      assertEvent(event, 'option.chosen');
      const { productId, attribute, value } = event;
      return { chosen: { ...chosen, [productId]: { ...chosen[productId], [attribute]: value } }, failure: null };
    }),
    forgetFailure: base.assign({ failure: null }),
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
  },
});

/** The first choices: where a product has one option only, it is chosen. */
export const firstChoices = ({ products }: ProductSetDetails): ProductSetContext['chosen'] =>
  Object.fromEntries(products.map((product) => [product.id, preselected(product, {})]));

/** A set to wear is a look; one of gear without sizes is a bundle (catalogue 9). */
const originOfSet = (products: readonly Product[]) =>
  products.some(({ sizeChart }) => sizeChart !== undefined) ? ('shop-the-look' as const) : ('product-bundles' as const);

/** The items to add: one of each product. */
export const itemsOf = (context: ProductSetContext): SetAddition[] =>
  (context.set?.products ?? []).map((product) => ({
    productId: product.id,
    upc: expected(variantOf({ product, chosen: chosenOf(context, product) }), 'a chosen variant').upc,
    qty: 1,
    interactionOrigin: originOfSet(context.set?.products ?? []),
  }));
