import type { ApiFailure } from '#machines/shared/failure.ts';
import type { ChoiceType, Chosen } from '#machines/product/product.types.ts';
import type { ProductSetDetails } from '#openapi/generated/waymark.gen.ts';

export interface ProductSetInput {
  /** The product of the page. */
  productId: string;
}

export interface ProductSetContext extends ProductSetInput {
  /** Null until it was read, and where there is none. */
  set: ProductSetDetails | null;
  /** What is chosen of each product, by its id. */
  chosen: Readonly<Record<string, Chosen>>;
  /** Why the cart refused the last add. */
  failure: ApiFailure | null;
}

export type ProductSetEvent =
  | { type: 'option.chosen'; productId: string; attribute: ChoiceType; value: string }
  /** The shopper wants all products of the set. */
  | { type: 'set.requested' };
