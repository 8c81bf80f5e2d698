import type { CartDoc, CartLine, GiftCardOnCart } from '../model/cart.ts';
import type { Catalogue } from './catalogue.ts';
import { isSame } from './items.ts';
import { MOST } from './item-view.ts';

const merged = <T>(a: readonly T[], b: readonly T[], keyOf: (one: T) => string): T[] => [
  ...new Map([...b, ...a].map((one) => [keyOf(one), one])).values(),
];

/**
 * Merges a guest's cart into the customer's existing cart (core 6, Registered customer). A line that both have gets the
 * sum of the quantities, up to the product's limit. Missing stock is reported when the cart is read.
 */
export async function mergeCarts(into: CartDoc, from: CartDoc, catalogue: Catalogue): Promise<CartDoc> {
  const products = await catalogue.products(from.lines.map(({ productId }) => productId));
  const lines = [...into.lines];
  let { counter } = into;
  for (const line of from.lines) {
    const at = lines.findIndex((one) => isSame(one, line));
    const known = lines[at];
    if (known) {
      const most = Math.min(line.maxQty ?? MOST, products.get(line.productId)?.product.maxQty ?? MOST);
      lines[at] = { ...known, qty: Math.max(known.qty, Math.min(known.qty + line.qty, most)) } satisfies CartLine;
    } else {
      counter += 1;
      lines.push({ ...line, itemId: `item-${counter}` });
    }
  }
  return {
    ...into,
    lines,
    counter: counter + from.giftCards.length,
    couponCodes: merged(into.couponCodes, from.couponCodes, (code) => code),
    giftCards: merged<GiftCardOnCart>(
      into.giftCards,
      from.giftCards.map((card, index) => ({ ...card, instrumentId: `pi-${counter + index + 1}` })),
      ({ number }) => number,
    ),
    shippingAddress: into.shippingAddress ?? from.shippingAddress,
    collector: into.collector ?? from.collector ?? null,
    billingAddress: into.billingAddress ?? from.billingAddress,
    email: into.email ?? from.email,
    shippingMethods: { ...from.shippingMethods, ...into.shippingMethods },
  };
}
