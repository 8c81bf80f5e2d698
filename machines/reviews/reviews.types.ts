import type { ReviewPage } from '#openapi/generated/waymark.gen.ts';

export type ReviewSort = 'helpful' | 'newest' | 'highest' | 'lowest';

export interface ReviewQuery {
  /** @fact The order that the shopper chose; it changes nothing about what they can do. */
  sort: ReviewSort;
  /** Only reviews with this many stars; null for all. */
  stars: number | null;
}

export interface ReviewsInput {
  productId: string;
}

export interface ReviewsContext extends ReviewsInput {
  query: ReviewQuery;
  /** The reviews that are shown: all pages so far. */
  page: ReviewPage | null;
}

export type ReviewsEvent =
  /** Another order, or other stars. */
  { type: 'query.changed'; query: ReviewQuery } | { type: 'more.requested' } | { type: 'reviews.retried' };
