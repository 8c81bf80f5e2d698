import { assertEvent, setup } from 'xstate';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type {
  QueryKept,
  ReviewQuery,
  ReviewsContext,
  ReviewsEvent,
  ReviewsInput,
  ReviewsRead,
} from './reviews.types.ts';

const ports = {
  /** GET /products/v1/products/{productId}/reviews, without the first `offset`, and GET …/reviews/votes. */
  getReviews: promisePort<ReviewsRead, ReviewQuery & { productId: string; offset: number }>('getReviews'),
  /** Writes what was chosen into the address of the page, so that a link and a reload show the same reviews. */
  keepAddress: callbackPort<QueryKept>('keepAddress'),
};

export type ReviewsPorts = typeof ports;

const base = setup({
  types: { context: {} as ReviewsContext, events: {} as ReviewsEvent, input: {} as ReviewsInput },
  actors: ports,
  guards: {
    hasMore: ({ context: { page } }) => page !== null && page.reviews.length < page.total,
  },
});

export const reviewsSetup = base.extend({
  actions: {
    choose: base.assign(({ event }) => {
      assertEvent(event, 'query.changed');
      return { query: event.query };
    }),
    keepQuery: base.sendTo('keepAddress', ({ context: { query } }): QueryKept => ({ type: 'query.kept', query })),
    forgetPage: base.assign({ page: null }),
  },
});
