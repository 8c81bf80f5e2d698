import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type {
  ReviewUserContentContext,
  ReviewUserContentEvent,
  ReviewUserContentFields,
  ReviewUserContentInput,
} from './review-user-content.types.ts';

const ports = {
  /** POST /products/v1/products/{productId}/review/{reviewId}/flag; rejects with the ApiFailure. */
  flagReview: promisePort<void, { fields: ReviewUserContentFields; productId: string; reviewId: string }>('flagReview'),
};

export type ReviewUserContentPorts = typeof ports;

const base = setup({
  types: {
    context: {} as ReviewUserContentContext,
    events: {} as ReviewUserContentEvent,
    input: {} as ReviewUserContentInput,
  },
  actors: ports,
});

export const reviewUserContentSetup = base.extend({
  actions: {
    rememberFailure: base.assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: base.assign({ failure: null }),
  },
});
