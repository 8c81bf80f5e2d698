import type { InteractionOrigin } from '#openapi/generated/waymark.gen.ts';

/** The storage keys of the origins that this tab noted (src/flows/origins) begin with this. */
export const originPrefix = 'waymark.origin.';

/** A style is all its colours. */
export const originKey = (productId: string): string => originPrefix + productId.slice(0, 8);

/** Returns the field of an add that says how the shopper came to the product (catalogue 9); none if it is unknown. */
export function originOf({ productId }: { productId: string }): { interactionOrigin?: InteractionOrigin } {
  try {
    const noted = sessionStorage.getItem(originKey(productId));
    return noted ? { interactionOrigin: noted as InteractionOrigin } : {};
  } catch {
    // A browser that stores nothing sends no origins.
    return {};
  }
}
