import type { CartChange } from '#machines/cart/cart-change.types.ts';
import type { Cart, ItemInput } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import { originOf } from '#src/flows/shared/interaction-origin.ts';
import { forgetCode, promoCode } from './automatic-code.ts';

/** The `storeContext` of an order that was not placed from the shopper's cart. */
export const PRODUCT = 'product';

/** The changes of a cart that a wallet makes. */
export type WalletChange = Extract<
  CartChange,
  { operation: 'addShippingAddress' | 'setShippingMethod' | 'addBillingAddress' }
>;

/** Nothing that is asked of a product's own cart is taken back: a closed sheet empties it. */
const { signal } = new AbortController();

const load = async () => (await import('#src/flows/cart/changes.actors.ts')).changes;

/** Puts a product into a cart of its own, with the automatic promo code. A code that does not apply changes nothing. */
export async function makeOwn(item: ItemInput): Promise<Cart> {
  const made = await unwrap(
    api.POST('/cart/v1/cartWithItem', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() }, query: { storeContext: PRODUCT } },
      body: { items: [exactly<ItemInput>()({ ...item, ...originOf(item) })] },
    }),
  );
  const code = promoCode();
  if (code === null) return made;
  const changes = await load();
  const discounted = await changes.applyCoupon({ basketId: made.basketId, code }, signal).catch(() => made);
  forgetCode();
  return discounted;
}

/** Changes the product's own cart. */
export async function changeOwn(basketId: string, change: WalletChange): Promise<Cart> {
  const changes = await load();
  switch (change.operation) {
    case 'addShippingAddress':
      return changes.addShippingAddress({ ...change, basketId }, signal);
    case 'setShippingMethod':
      return changes.setShippingMethod({ ...change, basketId }, signal);
    case 'addBillingAddress':
      return changes.addBillingAddress({ ...change, basketId }, signal);
  }
}

/** Takes the product off its own cart again. */
export async function emptyOwn(basketId: string): Promise<undefined> {
  const { items } = await unwrap(api.GET('/cart/v1/cart/{basketId}', { params: { path: { basketId } } }));
  const changes = await load();
  for (const { itemId } of items) await changes.removeItem({ basketId, itemId }, signal);
  return undefined;
}
