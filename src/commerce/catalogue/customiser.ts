import type { Product } from '#openapi/generated/waymark.gen.ts';
import type { Site } from './site.ts';

interface CustomiserDeps {
  /** Null: the shop has none. */
  customiserUrl: string | null;
  publicUrl: string;
}

/**
 * Returns a product with the address of its customiser. The customiser sends the shopper back to `return` with the
 * `recipe` that was designed, and with whatever `item` it was given.
 */
export function withCustomiser(product: Product, { locale }: Pick<Site, 'locale'>, deps: CustomiserDeps): Product {
  const { customiserUrl, publicUrl } = deps;
  if (!customiserUrl) return product;
  const address = new URL(customiserUrl);
  address.searchParams.set('product', product.id);
  address.searchParams.set('locale', locale);
  if (product.recipe) address.searchParams.set('recipe', product.recipe.recipeId);
  address.searchParams.set('return', `${publicUrl}/${locale}${product.url}`);
  return { ...product, customsExternalUrl: address.href };
}
