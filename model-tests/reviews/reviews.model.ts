import { reviewsMachine } from '#machines/reviews/reviews.machine.ts';
import type { ReviewsRead } from '#machines/reviews/reviews.types.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const review: ReviewsRead['reviews'][number] = {
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
const stars = {
  rating: { score: 4.5, reviewsCount: 2 },
  distribution: [1, 1, 0, 0, 0],
  fits: { small: 1, trueToSize: 0, large: 0 },
  sizes: [{ value: '8', label: '8', count: 1 }],
};
/** The first of two reviews. */
export const first: ReviewsRead = {
  ownVotes: {},
  canTranslate: true,
  ...stars,
  total: 2,
  reviews: [review],
};
/** The other one. */
export const second: ReviewsRead = {
  ownVotes: {},
  canTranslate: true,
  ...stars,
  total: 2,
  reviews: [{ ...review, id: 'WMTR1001-R02', rating: 4, title: 'Runs small' }],
};
/** Only reviews with four stars. */
export const narrowed: ReviewsRead = {
  ...second,
  total: 1,
};
export const down = { errorId: 'API503', message: 'down', status: 503 };

const query = { sort: 'helpful', stars: null, fit: null, size: null } as const;

export const send = {
  'query.changed': { type: 'query.changed', query: { ...query, stars: 4 } },
  'more.requested': { type: 'more.requested' },
  'reviews.retried': { type: 'reviews.retried' },
} as const;

export const model = modelOf(reviewsMachine, {
  input: { productId: 'WMTR1001MOS', query },
  send,
  outcomes: { getReviews: { done: [first, narrowed], failed: [down] }, keepAddress: { failed: [] } },
  project: ({ page, query }) => [page?.total, Math.min(page?.reviews.length ?? 0, 2), query.stars],
  why: 'guards read how many reviews are shown, of how many',
});
