import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { inLocale, type LocaleCode } from '#src/domain/locale.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';

interface Changed {
  itemId: string;
  productId: string;
  upc: string;
  recipeId?: string;
}

/** Changes a line of the cart to what was chosen, and shows the cart. Rejects with the ApiFailure. */
export async function changeLine(
  cart: CartRef,
  locale: LocaleCode,
  { itemId, productId, upc, recipeId }: Changed,
): Promise<Cart> {
  const answer = await requestChange(cart, {
    operation: 'updateItem',
    item: { itemId, productId, upc, ...(recipeId ? { recipeId } : {}) },
  });
  location.assign(inLocale(locale, '/cart'));
  return answer;
}
