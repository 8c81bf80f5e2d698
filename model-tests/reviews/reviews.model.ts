import { reviewsMachine } from '#machines/reviews/reviews.machine.ts';
import type { ReviewPage } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const review: ReviewPage['reviews'][number] = {
  id: 'WMTR1001-R01',
  rating: 5,
  title: 'Forgets the mud',
  text: 'Two hundred miles, and the lugs still bite.',
  nickname: 'fellrunner',
  location: 'Keswick',
  language: 'en',
  isVerifiedBuyer: true,
  createdOn: '2026-10-02',
  helpful: 12,
  notHelpful: 1,
};
const stars = { rating: { score: 4.5, reviewsCount: 2 }, distribution: [1, 1, 0, 0, 0] };
/** The first of two reviews. */
export const first: ReviewPage = { ...stars, total: 2, reviews: [review] };
/** The other one. */
export const second: ReviewPage = {
  ...stars,
  total: 2,
  reviews: [{ ...review, id: 'WMTR1001-R02', rating: 4, title: 'Runs small' }],
};
/** Only reviews with four stars. */
export const narrowed: ReviewPage = { ...second, total: 1 };
export const down = { errorId: 'API503', message: 'down', status: 503 };

export const send = {
  'query.changed': { type: 'query.changed', query: { sort: 'helpful', stars: 4 } },
  'more.requested': { type: 'more.requested' },
  'reviews.retried': { type: 'reviews.retried' },
} as const;

export const model = modelOf(reviewsMachine, {
  input: { productId: 'WMTR1001MOS' },
  send,
  outcomes: { getReviews: { done: [first, narrowed], failed: [down] } },
  project: ({ page, query }) => [page?.total, Math.min(page?.reviews.length ?? 0, 2), query.stars],
  why: 'guards read how many reviews are shown, of how many',
});
