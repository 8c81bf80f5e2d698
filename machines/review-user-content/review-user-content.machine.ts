import { assertEvent } from 'xstate';
import { reviewUserContentSetup } from './review-user-content.setup.ts';

/** The dialog "Report a review". */
export const reviewUserContentMachine = reviewUserContentSetup.createMachine({
  id: 'review-user-content',
  description:
    'A shopper reports a review to the shop and says what is wrong with it; the review stays until an operator has read it (catalogue 7, POST flag).',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The shopper says what is wrong. Why the last try was refused is said above the fields.',
      on: { 'form.submitted': { target: 'submitting' } },
    },
    submitting: {
      description: 'The service is asked. A second press does nothing.',
      entry: 'forgetFailure',
      invoke: {
        id: 'flagReview',
        src: 'flagReview',
        input: ({ context, event }) => {
          assertEvent(event, 'form.submitted');
          return { fields: event.fields, productId: context.productId, reviewId: context.reviewId };
        },
        onDone: { target: 'done' },
        onError: { target: 'editing', actions: 'rememberFailure' },
      },
    },
    done: {
      description: 'The service has accepted it, and the dialog says so until it is closed.',
      meta: { rests: 'It goes with its dialog; the next one begins anew.' },
    },
  },
});
