import type { CartRef } from '#src/flows/shared/requestChange.ts';
import { requestChange } from '#src/flows/shared/requestChange.ts';
import type { Elsewhere, StoreChoice, WantedItem } from '#machines/store-finder/store-finder.types.ts';
import type { Redirection } from '#machines/delivery/delivery.types.ts';
import type { Cart, CartItem } from '#openapi/generated/waymark.gen.ts';

/** The way that a line goes now. */
export const wayOf = ({ shippingOptions }: CartItem) => shippingOptions.find(({ selected }) => selected) ?? null;

/** Lines that are collected in a store, but not in this one. */
export const collectedElsewhere = (cart: Cart | null, storeId: string | null): CartItem[] =>
  (cart?.items ?? []).filter((item) => {
    const store = wayOf(item)?.storeInfo;
    return store !== undefined && store.id !== storeId;
  });

/** The store that other lines than this one are collected in. */
export function elsewhereIn(cart: Cart | null, itemId: string | null): Elsewhere | null {
  const [other] = collectedElsewhere(cart, null).filter((item) => item.itemId !== itemId);
  const store = other && wayOf(other)?.storeInfo;
  return store ? { storeId: store.id, name: store.name ?? store.id } : null;
}

/** Sends a line another way, in the cart's turn. */
export const redirectLine = (cart: CartRef, { itemId, action, storeId }: Redirection) =>
  requestChange(cart, { operation: 'updateItem', item: { itemId, ...(storeId ? { storeId } : {}) }, action });

/** Puts an item into the cart for a store, or sends the line that it is there. */
export function collect(
  cart: CartRef,
  { itemId, productId, upc, qty }: WantedItem,
  { store: { storeId }, kind }: StoreChoice,
) {
  if (itemId !== null) return redirectLine(cart, { itemId, action: kind, storeId });
  return requestChange(cart, { operation: 'addItems', items: [{ productId, upc, qty, storeId, delivery: kind }] });
}
