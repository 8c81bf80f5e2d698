import { assertEvent, setup } from 'xstate';
import type { ReviewPage } from '#openapi/generated/waymark.gen.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { ReviewQuery, ReviewsContext, ReviewsEvent, ReviewsInput } from './reviews.types.ts';

const ports = {
  /** GET /products/v1/products/{productId}/reviews, without the first `offset`. */
  getReviews: promisePort<ReviewPage, ReviewQuery & { productId: string; offset: number }>('getReviews'),
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
    forgetPage: base.assign({ page: null }),
  },
});
