import { originOf } from '#src/flows/shared/interaction-origin.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';
import { requestChange } from '#src/flows/shared/requestChange.ts';
import type { Elsewhere, StoreChoice, WantedItem } from '#machines/store-finder/store-finder.types.ts';
import type { Redirection } from '#machines/delivery/delivery.types.ts';
import type { Cart, CartItem } from '#openapi/generated/waymark.gen.ts';

/** Returns the current delivery method of a line. */
export const wayOf = ({ shippingOptions }: CartItem) => shippingOptions.find(({ selected }) => selected) ?? null;

/** Returns the lines that are collected in another store than this one. */
export const collectedElsewhere = (cart: Cart | null, storeId: string | null): CartItem[] =>
  (cart?.items ?? []).filter((item) => {
    const store = wayOf(item)?.storeInfo;
    return store !== undefined && store.id !== storeId;
  });

/** Returns the store where lines other than this one are collected. */
export function elsewhereIn(cart: Cart | null, itemId: string | null): Elsewhere | null {
  const [other] = collectedElsewhere(cart, null).filter((item) => item.itemId !== itemId);
  const store = other && wayOf(other)?.storeInfo;
  return store ? { storeId: store.id, name: store.name ?? store.id } : null;
}

/** Changes the delivery of a line, in the cart's queue. */
export const redirectLine = (cart: CartRef, { itemId, action, storeId }: Redirection) =>
  requestChange(cart, { operation: 'updateItem', item: { itemId, ...(storeId ? { storeId } : {}) }, action });

/** Puts an item into the cart for a store, or changes the line if it is in the cart. */
export function collect(
  cart: CartRef,
  { itemId, productId, upc, qty }: WantedItem,
  { store: { storeId }, kind }: StoreChoice,
) {
  if (itemId !== null) return redirectLine(cart, { itemId, action: kind, storeId });
  return requestChange(cart, {
    operation: 'addItems',
    items: [{ productId, upc, qty, storeId, delivery: kind, ...originOf({ productId }) }],
  });
}
