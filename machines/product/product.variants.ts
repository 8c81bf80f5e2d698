import type { InventoryEntry, Product, ProductAttribute, ProductVariant } from '#openapi/generated/waymark.gen.ts';
import { expected } from '#machines/shared/ports.ts';
import type { Addition, AskedAddition, ChoiceType, Chosen, ProductContext } from './product.types.ts';

type Stock = Record<string, InventoryEntry> | null;
interface Choosing {
  product: Product;
  chosen: Chosen;
  stock: Stock;
}

/** Maximum pieces of one add. */
const MOST_AT_ONCE = 10;

/** The catalogue's name of the width that most people wear. */
const REGULAR = 'Regular';

const buyable = ['AVAILABLE', 'LOW_STOCK', 'PREORDER', 'BACKORDER'];

export type Choice = ProductAttribute & { type: ChoiceType };

/** Returns the choices beside the colour, in display order. */
export const choicesOf = ({ attributes }: Product): Choice[] =>
  attributes.filter((one): one is Choice => one.type !== 'color');

/** Returns status and units of a variant: as last read, else as the page was rendered. */
export function stockOf(variant: ProductVariant, stock: Stock): InventoryEntry {
  const { id, quantity, productInventoryState } = variant;
  return stock?.[id] ?? { ...variant, quantity: quantity ?? (productInventoryState === 'InStock' ? MOST_AT_ONCE : 0) };
}

export function isInStock(variant: ProductVariant, stock: Stock): boolean {
  const { quantity, stockStatus } = stockOf(variant, stock);
  return buyable.includes(stockStatus) && quantity > 0;
}

const fits = ({ attributes }: ProductVariant, chosen: Chosen): boolean =>
  Object.entries(chosen).every(([type, value]) => attributes[type as ChoiceType] === value);

/** Returns the one variant of all choices; null while a choice is missing or no such variant exists. */
export function variantOf({ product, chosen }: Pick<Choosing, 'product' | 'chosen'>): ProductVariant | null {
  if (missingOf({ product, chosen }) !== null) return null;
  return product.variants.find((variant) => fits(variant, chosen)) ?? null;
}

/** Returns the first choice that is not made yet; null if all are. */
export const missingOf = ({ product, chosen }: Pick<Choosing, 'product' | 'chosen'>): ChoiceType | null =>
  choicesOf(product).find(({ type }) => chosen[type] === undefined)?.type ?? null;

/** True if an option, with the other choices, leads to something in stock. */
export const isOptionInStock = ({ product, chosen, stock }: Choosing, type: ChoiceType, value: string): boolean =>
  product.variants.some((variant) => fits(variant, { ...chosen, [type]: value }) && isInStock(variant, stock));

export const isSoldOut = ({ product, stock }: Choosing): boolean =>
  !product.variants.some((variant) => isInStock(variant, stock));

/** Returns the maximum quantity of the chosen variant; 1 if it cannot be bought. */
export function mostOf(choosing: Choosing): number {
  const variant = variantOf(choosing);
  if (!variant) return MOST_AT_ONCE;
  return isInStock(variant, choosing.stock) ? Math.min(MOST_AT_ONCE, stockOf(variant, choosing.stock).quantity) : 1;
}

const regularOf = (options: Choice['options']): string | undefined =>
  options.find(({ value, available }) => value === REGULAR && available)?.value;

/**
 * Returns the first choices: the requested ones that exist, a single option, and the regular width if it is in stock.
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

/** Returns the item to add. Throws if no variant is chosen. */
export function additionOf(context: ProductContext): Addition {
  const { product, quantity } = context;
  return {
    productId: product.id,
    upc: expected(variantOf(context), 'a chosen variant').upc,
    qty: quantity,
    ...(product.recipe ? { recipeId: product.recipe.recipeId } : {}),
  };
}

/** Returns the item to add, or the choice of a line that is changed. */
export const askedOf = (context: ProductContext): AskedAddition => ({
  ...additionOf(context),
  ...(context.itemId ? { itemId: context.itemId } : {}),
});

/** Returns the labels of the chosen options besides the colour, such as "Size 9", without attributes of one option. */
export const choiceOf = ({ product, chosen }: Pick<Choosing, 'product' | 'chosen'>): string =>
  choicesOf(product)
    .filter(({ options }) => options.length > 1)
    .flatMap(({ type, label, options }) =>
      options.filter(({ value }) => value === chosen[type]).map((option) => `${label} ${option.label}`),
    )
    .join(', ');
