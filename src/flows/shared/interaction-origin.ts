import type { InteractionOrigin } from '#openapi/generated/waymark.gen.ts';

/** The storage key of the origins of the styles that this tab was led to; absent without consent. */
export const originsKey = 'waymark.origins';

export type Origins = Record<string, InteractionOrigin>;

/** A style is all its colours. */
export const styleOf = (productId: string): string => productId.slice(0, 8);

/** Null without consent, and in a browser that stores nothing. */
export function knownOrigins(): Origins | null {
  try {
    return JSON.parse(sessionStorage.getItem(originsKey) ?? 'null') as Origins | null;
  } catch {
    return null;
  }
}

/** Returns the field of an add that says how the shopper came to the product (catalogue 9); none without consent. */
export function originOf({ productId, recipeId }: { productId: string; recipeId?: string | undefined }) {
  const known = knownOrigins();
  return known
    ? {
        interactionOrigin: recipeId
          ? ('customizer' as const)
          : (known[styleOf(productId)] ?? ('direct-to-pdp' as const)),
      }
    : {};
}
