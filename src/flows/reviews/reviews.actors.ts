import { fromPromise } from 'xstate';
import type { ReviewsPorts } from '#machines/reviews/reviews.setup.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';

/** How many reviews are read at a time. */
const LIMIT = 5;

/** The actors of the reviews: the call (catalogue 7). */
export const createReviewsActors = (): ReviewsPorts => ({
  getReviews: fromPromise(({ input: { productId, sort, stars, offset }, signal }) =>
    unwrap(
      api.GET('/products/v1/products/{productId}/reviews', {
        params: { path: { productId }, query: { sort, offset, limit: LIMIT, ...(stars === null ? {} : { stars }) } },
        signal,
      }),
    ),
  ),
});
