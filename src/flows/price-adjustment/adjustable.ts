import type { Adjustable } from '#machines/price-adjustment/price-adjustment.types.ts';
import type { Cart, CartItem, PriceAdjustment } from '#openapi/generated/waymark.gen.ts';
import { isGift } from '#src/flows/cart/line.ts';

/** What the dialog shows and changes: plain facts of the cart as it is. */
export interface Adjusting {
  thing: Adjustable;
  /** Of the item; the goods and the delivery have none. */
  name?: string;
  /** Promotions come off after the adjustment. */
  isPromoted: boolean;
  adjustment: PriceAdjustment | null;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

const ofLevel = ({ priceAdjustments }: Cart, level: PriceAdjustment['level'], itemId?: string) =>
  priceAdjustments.find((one) => one.level === level && one.itemId === itemId) ?? null;

/** A line of the cart; null for what a promotion gave, and for gift cards, which are money. */
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

/** The goods without gift cards, after all promotions, or the delivery; null where it costs nothing anyway. */
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
