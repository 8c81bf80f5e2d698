import type { Cart, CartItem, ItemInput } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { RefusedChange, RemovedLine } from './cart.types.ts';
import type { CartChange, RequestedChange } from './cart-change.types.ts';

/** True if a store associate adjusts a price. */
export const isAdjustment = ({ operation }: CartChange): boolean => operation.endsWith('PriceAdjustment');

/** Returns the subject of a change: a later change of the same subject replaces the earlier one's refusal. */
export function subjectOf(change: CartChange): string {
  if (change.operation === 'updateItem') return `item ${change.item.itemId}`;
  if (change.operation === 'removeItem' || change.operation === 'saveItemForLater') return `item ${change.itemId}`;
  if (change.operation === 'addPriceAdjustment' && change.adjustment.itemId) return `item ${change.adjustment.itemId}`;
  if (change.operation === 'applyCoupon' || change.operation === 'removeCoupon') return 'coupon';
  return change.operation;
}

export const withoutSubject = (refused: readonly RefusedChange[], change: CartChange): RefusedChange[] =>
  refused.filter((other) => subjectOf(other.change) !== subjectOf(change));

/**
 * Returns the refusals that the view shows. Leaves out gift card and price adjustment changes: their requesters show
 * the refusal, and their data must not be kept.
 */
export const withRefusal = (
  refused: readonly RefusedChange[],
  { id, change }: RequestedChange,
  failure: ApiFailure,
): RefusedChange[] =>
  change.operation === 'addPaymentInstrument' || isAdjustment(change)
    ? [...refused]
    : [...withoutSubject(refused, change), { id, change, failure }];

/** Returns a key only for a plain change of quantity: such changes of one item may replace each other. */
const quantityOf = (change: CartChange): string | null => {
  if (change.operation !== 'updateItem') return null;
  const { itemId, qty } = change.item;
  if (change.action) return null;
  const isOnlyQuantity = Object.keys(change.item).every((field) => ['itemId', 'qty', 'maxQty'].includes(field));
  return qty !== undefined && isOnlyQuantity ? itemId : null;
};

/** Adds a change to the end of the queue; a waiting quantity change of the same item is replaced in its position. */
export function enqueued(queue: readonly RequestedChange[], { id, change }: RequestedChange): RequestedChange[] {
  const itemId = quantityOf(change);
  const older = itemId === null ? undefined : queue.find((waiting) => quantityOf(waiting.change) === itemId);
  if (!older) return [...queue, { id, change }];
  return queue.map((waiting) =>
    waiting === older ? { id, change, replaces: [...(older.replaces ?? []), older.id] } : waiting,
  );
}

export const idsOf = ({ id, replaces = [] }: RequestedChange): string[] => [...replaces, id];

/** Returns items with a removal in progress: they are never added again. */
const removals = (changes: readonly RequestedChange[]): string[] =>
  changes.flatMap(({ change }) => (change.operation === 'removeItem' ? [change.itemId] : []));

/**
 * Returns the items to add to the cart that replaces an expired one: all except gifts and items that are being removed.
 */
export function itemsToKeep(cart: Cart | null, pending: readonly RequestedChange[]): CartItem[] {
  const gone = removals(pending);
  return (cart?.items ?? []).filter(({ bonus, itemId }) => !bonus && !gone.includes(itemId));
}

/** Returns the line that a removal takes out of the cart. */
export function removedLine(cart: Cart | null, change: CartChange | undefined): RemovedLine | null {
  if (change?.operation !== 'removeItem') return null;
  const place = cart?.items.findIndex(({ itemId }) => itemId === change.itemId) ?? -1;
  const item = cart?.items[place];
  return item ? { item, place } : null;
}

/** Converts a line of the cart to the input of an add. */
export function inputOf(item: CartItem): ItemInput {
  const { productId, upc, qty, maxQty, pdpUrl, recipeId, giftOption, isDigitalProduct, price, shippingOptions } = item;
  const { interactionOrigin } = item;
  const way = shippingOptions.find(({ selected }) => selected);
  const storeId = way?.storeInfo?.id;
  return {
    productId,
    upc,
    qty,
    maxQty,
    pdpUrl,
    ...(recipeId ? { recipeId } : {}),
    ...(interactionOrigin ? { interactionOrigin } : {}),
    ...(giftOption ? { giftOption } : {}),
    ...(isDigitalProduct ? { customAmount: price.current } : {}),
    ...(storeId
      ? { storeId, delivery: way?.shippingMethod.kind === 'sts' ? ('sts' as const) : ('pickup' as const) }
      : {}),
  };
}

const storeIdOf = ({ shippingOptions }: CartItem) => shippingOptions.find(({ selected }) => selected)?.storeInfo?.id;

const isSameArticle = (one: CartItem, other: CartItem) =>
  one.upc === other.upc && one.recipeId === other.recipeId && storeIdOf(one) === storeIdOf(other);

/** Returns the same change for the same product, which has another item id in the new cart. */
export function movedTo<Requested extends RequestedChange>(
  requested: Requested,
  lost: readonly CartItem[],
  cart: Cart,
): Requested {
  const { change } = requested;
  const before = lost.find(({ itemId }) => subjectOf(change) === `item ${itemId}`);
  const now = before && cart.items.find((item) => isSameArticle(item, before));
  if (!now) return requested;
  if (change.operation === 'updateItem')
    return { ...requested, change: { ...change, item: { ...change.item, itemId: now.itemId } } };
  if (change.operation === 'addPriceAdjustment')
    return { ...requested, change: { ...change, adjustment: { ...change.adjustment, itemId: now.itemId } } };
  return 'itemId' in change ? { ...requested, change: { ...change, itemId: now.itemId } } : requested;
}

/** A reservation for pickup in a store. */
export interface Reservation {
  storeId: string;
  items: ItemInput[];
}

/**
 * Returns the reservation if an add is one: all items for pickup in one store, from its own stock; null for any other
 * change.
 */
export function reservationOf(change: CartChange | undefined): Reservation | null {
  if (change?.operation !== 'addItems') return null;
  const { items } = change;
  const storeId = items[0]?.storeId;
  const isPickup = items.every((item) => item.storeId === storeId && item.delivery !== 'sts');
  return storeId !== undefined && isPickup ? { storeId, items } : null;
}

/** Returns the line that an add made or increased: that of the first item. */
export const addedItem = (change: CartChange, cart: Cart): CartItem | undefined =>
  change.operation === 'addItems'
    ? cart.items.find(({ upc, bonus }) => !bonus && upc === change.items[0]?.upc)
    : undefined;

/**
 * Returns the idempotency key of a call: the id of its change, a UUID. Another body needs another key, so a retry and
 * the items of an expired cart use the same UUID with another last digit.
 */
export function keyOf(id: string, use: 'change' | 'retry' | 'items'): string {
  if (use === 'change') return id;
  const last = Number.parseInt(id.slice(-1), 16) || 0;
  return id.slice(0, -1) + (last ^ (use === 'retry' ? 1 : 2)).toString(16);
}

/** True if a change removes something that is not in the cart (any more). */
export const isGone = (change: CartChange, cart: Cart): boolean =>
  (change.operation === 'removeItem' && !cart.items.some(({ itemId }) => itemId === change.itemId)) ||
  (change.operation === 'removePriceAdjustment' &&
    !cart.priceAdjustments.some(({ adjustmentId }) => adjustmentId === change.adjustmentId));

/** True if a change takes the line out of the cart, by removing it or saving it for later. */
export const isLeaving = (change: CartChange, itemId: string): boolean =>
  'itemId' in change && change.itemId === itemId;

/** Returns the quantity that a change requests for a line, if it does. */
export const quantityAsked = (change: CartChange, itemId: string): number | null =>
  change.operation === 'updateItem' && change.item.itemId === itemId ? (change.item.qty ?? null) : null;
