import type { Price, Variant } from '../model/catalogue.ts';
import type { Currency } from '../model/locale.ts';
import type { CartLine } from '../model/cart.ts';
import type { CatalogueProduct, CatalogueVariant } from './catalogue.ts';

/** The price of a variant; null if it has no price now, or none in the currency (INV702). */
export function unitPrice(
  { product, variant }: { product: CatalogueProduct['product']; variant: Variant },
  currency: Currency,
  now: number,
): { current: number; original: number } | null {
  if (variant.isUnpriced) return null;
  const price: Price = variant.price ?? product.price;
  const original = price.list[currency];
  if (!Number.isSafeInteger(original)) return null;
  const isOnSale = price.sale && (price.saleActiveFrom === null || Date.parse(price.saleActiveFrom) <= now);
  return { current: (isOnSale ? price.sale?.[currency] : undefined) ?? original, original };
}

/** The price of a line, with the surcharge of its recipe. A gift card costs the amount that the shopper chose. */
export function linePrice(
  entry: CatalogueVariant,
  line: Pick<CartLine, 'customAmount' | 'recipeId'>,
  currency: Currency,
  now: number,
) {
  if (line.customAmount !== null) return { current: line.customAmount, original: line.customAmount };
  const price = unitPrice(entry, currency, now);
  const surcharge = entry.style.recipes.find(({ id }) => id === line.recipeId)?.surcharge[currency] ?? 0;
  return price && { current: price.current + surcharge, original: price.original + surcharge };
}
