import { selectIsGone, selectQuantity, selectVariant } from '#machines/product/product.selectors.ts';
import { additionOf } from '#machines/product/product.variants.ts';
import type { Currency, ItemInput } from '#openapi/generated/waymark.gen.ts';
import type { ProductRef } from '#src/flows/shared/product-ref.ts';

export interface ChosenItem {
  item: ItemInput;
  /** Minor units, for all pieces. */
  amount: number;
  currency: Currency;
}

/**
 * Returns what is chosen of a product, for a wallet. Null if a choice is missing or sold out: `form` is then submitted,
 * which asks for it as "Add to cart" does.
 */
export function chosenItem(actor: ProductRef, form: HTMLFormElement | null): ChosenItem | null {
  const snapshot = actor.getSnapshot();
  const variant = selectVariant(snapshot);
  if (variant === null || selectIsGone(snapshot)) {
    form?.requestSubmit();
    return null;
  }
  const { current, currency } = variant.price;
  return { item: additionOf(snapshot.context), amount: current * selectQuantity(snapshot), currency };
}
