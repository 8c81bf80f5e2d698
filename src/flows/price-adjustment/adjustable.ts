import type { Adjustable } from '#machines/price-adjustment/price-adjustment.types.ts';
import type { Cart, CartItem, PriceAdjustment } from '#openapi/generated/waymark.gen.ts';
import { isGift } from '#src/flows/shared/cart-line.ts';

/** The data of the dialog, copied from the current cart. */
export interface Adjusting {
  thing: Adjustable;
  /** The name of the item; absent for the goods and the delivery. */
  name?: string;
  /** True if promotions apply after the adjustment. */
  isPromoted: boolean;
  adjustment: PriceAdjustment | null;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

const ofLevel = ({ priceAdjustments }: Cart, level: PriceAdjustment['level'], itemId?: string) =>
  priceAdjustments.find((one) => one.level === level && one.itemId === itemId) ?? null;

/** Data for a line of the cart; null for gifts of a promotion, and for gift cards, which are money. */
export function adjustingItem(cart: Cart, item: CartItem): Adjusting | null {
  if (isGift(item) || item.isDigitalProduct) return null;
  const { itemId, name, qty: pieces, price } = item;
  return {
    thing: { level: 'PRODUCT', itemId, price: price.rowTotal, pieces, currency: cart.currency },
    name,
    isPromoted: item.productPromotions.length > 0,
    adjustment: ofLevel(cart, 'PRODUCT', itemId),
  };
}

/** Data for the goods without gift cards, after all promotions, or for the delivery; null if it is free anyway. */
export function adjustingWhole(cart: Cart, level: 'ORDER' | 'SHIPPING'): Adjusting | null {
  const { totals, items, currency } = cart;
  const adjustment = ofLevel(cart, level);
  const giftCards = sum(
    items.filter(({ isDigitalProduct }) => isDigitalProduct).map(({ price }) => price.priceAfterOrderDiscount),
  );
  const left = level === 'ORDER' ? totals.itemSubTotal - giftCards : totals.shipping;
  const price = left + (adjustment?.amount ?? 0);
  if (price <= 0 && !adjustment) return null;
  return { thing: { level, price, pieces: 1, currency }, isPromoted: false, adjustment };
}
