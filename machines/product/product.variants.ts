import type { InventoryEntry, Product, ProductAttribute, ProductVariant } from '#openapi/generated/waymark.gen.ts';
import type { ChoiceType, Chosen } from './product.types.ts';

type Stock = Record<string, InventoryEntry> | null;
interface Choosing {
  product: Product;
  chosen: Chosen;
  stock: Stock;
}

/** At most so many pieces are added at once. */
const MOST_AT_ONCE = 10;

/** What the catalogue calls the width that most people wear. */
const REGULAR = 'Regular';

const buyable = ['AVAILABLE', 'LOW_STOCK', 'PREORDER', 'BACKORDER'];

export type Choice = ProductAttribute & { type: ChoiceType };

/** What there is to choose beside the colour, in display order. */
export const choicesOf = ({ attributes }: Product): Choice[] =>
  attributes.filter((one): one is Choice => one.type !== 'color');

/** Status and units of a variant: as heard last, else as the page was made. */
export function stockOf(variant: ProductVariant, stock: Stock): InventoryEntry {
  const { id, quantity, stockStatus, productInventoryState } = variant;
  return stock?.[id] ?? { quantity: quantity ?? (productInventoryState === 'InStock' ? MOST_AT_ONCE : 0), stockStatus };
}

export function isInStock(variant: ProductVariant, stock: Stock): boolean {
  const { quantity, stockStatus } = stockOf(variant, stock);
  return buyable.includes(stockStatus) && quantity > 0;
}

const fits = ({ attributes }: ProductVariant, chosen: Chosen): boolean =>
  Object.entries(chosen).every(([type, value]) => attributes[type as ChoiceType] === value);

/** The one variant that everything chosen leads to; null while something is missing or no such variant is made. */
export function variantOf({ product, chosen }: Pick<Choosing, 'product' | 'chosen'>): ProductVariant | null {
  if (missingOf({ product, chosen }) !== null) return null;
  return product.variants.find((variant) => fits(variant, chosen)) ?? null;
}

/** The first choice that is not made yet; null when all are. */
export const missingOf = ({ product, chosen }: Pick<Choosing, 'product' | 'chosen'>): ChoiceType | null =>
  choicesOf(product).find(({ type }) => chosen[type] === undefined)?.type ?? null;

/** Whether an option, with what else is chosen, leads to something in stock. */
export const isOptionInStock = ({ product, chosen, stock }: Choosing, type: ChoiceType, value: string): boolean =>
  product.variants.some((variant) => fits(variant, { ...chosen, [type]: value }) && isInStock(variant, stock));

export const isSoldOut = ({ product, stock }: Choosing): boolean =>
  !product.variants.some((variant) => isInStock(variant, stock));

/** The most that may be asked for of what is chosen; of what is not to be had it stays one. */
export function mostOf(choosing: Choosing): number {
  const variant = variantOf(choosing);
  if (!variant) return MOST_AT_ONCE;
  return isInStock(variant, choosing.stock) ? Math.min(MOST_AT_ONCE, stockOf(variant, choosing.stock).quantity) : 1;
}

const regularOf = (options: Choice['options']): string | undefined =>
  options.find(({ value, available }) => value === REGULAR && available)?.value;

/**
 * What was asked for, where it exists, the only option where there is no choice, and the regular width while it can be
 * bought.
 */
export function preselected(product: Product, asked: Chosen): Chosen {
  const chosen: Chosen = {};
  for (const { type, options } of choicesOf(product)) {
    const only = options.length === 1 ? options[0]?.value : undefined;
    const value =
      options.find((option) => option.value === asked[type])?.value ??
      only ??
      (type === 'width' ? regularOf(options) : undefined);
    if (value !== undefined) chosen[type] = value;
  }
  return chosen;
}
