import { assign } from 'xstate';
import { reviewsSetup } from './reviews.setup.ts';
import type { ReviewsRead } from './reviews.types.ts';

/** Adds the next page. A review that was approved meanwhile moves the others on: what is shown already stays once. */
function readOn(shown: ReviewsRead | null, next: ReviewsRead): ReviewsRead {
  const known = shown?.reviews ?? [];
  const isNew = ({ id }: ReviewsRead['reviews'][number]) => !known.some((review) => review.id === id);
  return { ...next, reviews: [...known, ...next.reviews.filter(isNew)] };
}

/** The reviews below a product. */
export const reviewsMachine = reviewsSetup.createMachine({
  id: 'reviews',
  description:
    'What customers say about a product: the stars and how they are spread, how it fits, and the reviews in a chosen order, some at a time (catalogue 7, GET reviews).',
  context: ({ input }) => ({ ...input, page: null }),
  invoke: { id: 'keepAddress', src: 'keepAddress', onError: {} },
  initial: 'loading',
  states: {
    loading: {
      description: 'The first reviews are read.',
      invoke: {
        id: 'getReviews',
        src: 'getReviews',
        input: ({ context: { productId, query } }) => ({ productId, ...query, offset: 0 }),
        onDone: { target: 'shown', actions: assign({ page: ({ event }) => event.output }) },
        onError: { target: 'unavailable' },
      },
    },
    shown: {
      description:
        'The reviews are shown. The shopper may choose an order, a number of stars, a size or a fit, or read on.',
      on: {
        'query.changed': { target: 'narrowing', actions: ['choose', 'keepQuery'] },
        'more.requested': { guard: 'hasMore', target: 'readingOn' },
      },
    },
    narrowing: {
      description: 'Reviews in another order or with another filter are read; those before stay until they are there.',
      on: {
        'query.changed': {
          target: 'narrowing',
          reenter: true,
          actions: ['choose', 'keepQuery'],
        },
      },
      invoke: {
        id: 'getReviews',
        src: 'getReviews',
        input: ({ context: { productId, query } }) => ({ productId, ...query, offset: 0 }),
        onDone: { target: 'shown', actions: assign({ page: ({ event }) => event.output }) },
        onError: { target: 'unavailable' },
      },
    },
    readingOn: {
      description: 'The next reviews are read. A second press does nothing.',
      invoke: {
        id: 'getReviews',
        src: 'getReviews',
        input: ({ context: { productId, query, page } }) => ({
          productId,
          ...query,
          offset: page?.reviews.length ?? 0,
        }),
        onDone: {
          target: 'shown',
          actions: assign({ page: ({ context, event }) => readOn(context.page, event.output) }),
        },
        onError: { target: 'stuck' },
      },
    },
    stuck: {
      description: 'The next reviews did not come. The shopper may try again, or choose another order.',
      on: {
        'query.changed': { target: 'narrowing', actions: ['choose', 'keepQuery'] },
        'more.requested': { target: 'readingOn' },
      },
    },
    unavailable: {
      description: 'The reviews cannot be read at the moment. The shopper may try again; the page does without them.',
      on: { 'reviews.retried': { target: 'loading', actions: 'forgetPage' } },
    },
  },
});
