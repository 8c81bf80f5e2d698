import type { Cart, CartItem } from '#openapi/generated/waymark.gen.ts';

/** Sorts the lines for the mini cart: the added line first, then the newest, gifts last. */
export function inMiniOrder({ items }: Cart, added: string | null): CartItem[] {
  const rank = ({ itemId, bonus }: CartItem) => (itemId === added ? 0 : bonus ? 2 : 1);
  return items.toReversed().sort((one, other) => rank(one) - rank(other));
}
