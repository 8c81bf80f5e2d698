import { fromPromise } from 'xstate';
import type { ProductSetPorts } from '#machines/product-set/product-set.setup.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { mayNote } from '#src/flows/origins/index.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';

const anonymous = <Item extends { interactionOrigin?: string }>(item: Item): Omit<Item, 'interactionOrigin'> => {
  const { interactionOrigin: _, ...rest } = item;
  return rest;
};

/** The actors of a set: the catalogue (catalogue 7), and the cart. */
export const createProductSetActors = (cart: CartRef, locale: LocaleCode): ProductSetPorts => ({
  getProductSet: fromPromise(async ({ input: { productId }, signal }) => {
    const query = { locale };
    const { productSets } = await unwrap(
      api.GET('/products/v2/products/{productId}/productSets', { params: { path: { productId }, query }, signal }),
    );
    const [first] = productSets;
    if (!first) return null;
    return unwrap(
      api.GET('/products/v2/products/{productSetId}/productSet', {
        params: { path: { productSetId: first.id }, query },
        signal,
      }),
    );
  }),
  // Without consent nothing says how the shopper came to the set.
  addSet: fromPromise(({ input: { items } }) =>
    requestChange(cart, {
      operation: 'addItems',
      items: mayNote() ? items : items.map(anonymous),
    }),
  ),
});
