import type { ProductCard } from '#openapi/generated/waymark.gen.ts';

export interface FavoritesPageInput {
  /** Products that are shown at once, and more at each request. */
  step: number;
}

export interface FavoritesPageContext extends FavoritesPageInput {
  /** The products of the list; null while it is not known. */
  ids: string[] | null;
  /** How many of them are shown at most. */
  most: number;
  /** Every product that was read, also of another list. */
  cards: ProductCard[];
  /** Products that the catalogue does not have any more. */
  gone: string[];
}

export type FavoritesPageEvent =
  /** The list was read, changed, or belongs to somebody else. */
  { type: 'ids.changed'; ids: string[] | null } | { type: 'more.requested' } | { type: 'cards.retried' };
