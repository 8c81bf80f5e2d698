import type { ReviewFit, ReviewPage } from '#openapi/generated/waymark.gen.ts';

export type ReviewSort = 'helpful' | 'newest' | 'highest' | 'lowest';

export interface ReviewQuery {
  /** @fact The order that the shopper chose; it changes nothing about what they can do. */
  sort: ReviewSort;
  /** Only reviews with this many stars; null for all. */
  stars: number | null;
  /** @fact Only reviews that say this about the fit; null for all. It changes nothing about what shoppers can do. */
  fit: ReviewFit | null;
  /** Only reviews of buyers of this size, by its value; null for all. */
  size: string | null;
}

/** A page, and how the shopper has voted on what is on it, by id. */
export interface ReviewsRead extends ReviewPage {
  ownVotes: Readonly<Record<string, boolean>>;
}

export interface ReviewsInput {
  productId: string;
  /** What the address of the page asks for. */
  query: ReviewQuery;
}

export interface ReviewsContext extends ReviewsInput {
  /** The reviews that are shown: all pages so far. */
  page: ReviewsRead | null;
}

export type ReviewsEvent =
  /** Another order, or other stars, fit or size. */
  { type: 'query.changed'; query: ReviewQuery } | { type: 'more.requested' } | { type: 'reviews.retried' };

/** What the chart tells the address of the page. */
export interface QueryKept {
  type: 'query.kept';
  query: ReviewQuery;
}
