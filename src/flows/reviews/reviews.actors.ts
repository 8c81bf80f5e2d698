import { fromCallback, fromPromise } from 'xstate';
import type { ReviewsPorts } from '#machines/reviews/reviews.setup.ts';
import type { QueryKept } from '#machines/reviews/reviews.types.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { readOwnVotes } from '#src/flows/helpful-vote/index.ts';
import { searchWith } from './review-address.ts';

/** How many reviews are read at a time. */
const LIMIT = 5;

/** The actors of the reviews: the call (catalogue 7), and the address of the page. */
export const createReviewsActors = ({ locale }: { locale: LocaleCode }): ReviewsPorts => ({
  getReviews: fromPromise(async ({ input: { productId, sort, stars, fit, size, offset }, signal }) => {
    const ownVotes = readOwnVotes(productId, signal);
    const page = await unwrap(
      api.GET('/products/v1/products/{productId}/reviews', {
        params: {
          path: { productId },
          query: {
            sort,
            offset,
            limit: LIMIT,
            locale,
            ...(stars === null ? {} : { stars }),
            ...(fit === null ? {} : { fit }),
            ...(size === null ? {} : { size }),
          },
        },
        signal,
      }),
    );
    return { ...page, ownVotes: await ownVotes };
  }),
  keepAddress: fromCallback<QueryKept, undefined>(({ receive }) =>
    receive(({ query }) => {
      // The prototype's own method: the router replaces the page's, and would load the product again for each choice.
      History.prototype.replaceState.call(
        history,
        history.state,
        '',
        `${location.pathname}${searchWith(location.search, query)}${location.hash}`,
      );
    }),
  ),
});
