import { assertEvent } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { writeReviewSetup } from './write-review.setup.ts';

/** The dialog "Write a review". */
export const writeReviewMachine = writeReviewSetup.createMachine({
  id: 'write-review',
  description:
    'A customer writes a review of a product, and reads later whether it is shown: the shop approves each review first (catalogue 7; core 8, REV410).',
  context: ({ input }) => ({
    ...input,
    review: null,
    draft: null,
    pictures: [],
    canSharePictures: false,
    failure: null,
    pictureFailure: null,
  }),
  invoke: [
    { id: 'watchSession', src: 'watchSession', onError: { target: '.unavailable' } },
    { id: 'keepDraft', src: 'keepDraft', onError: {} },
  ],
  on: { 'customer.left': { target: '.guest', actions: 'forget' } },
  initial: 'loading',
  states: {
    loading: {
      description: 'Has the customer written a review of it already, or begun one in this tab?',
      tags: ['busy'],
      invoke: {
        id: 'getOwnReview',
        src: 'getOwnReview',
        input: ({ context }) => ({ productId: context.productId }),
        onDone: [
          {
            guard: { type: 'hasDraft', params: ({ event }) => event.output },
            target: 'writing',
            actions: ['rememberOffer', 'rememberBefore'],
          },
          {
            guard: { type: 'hasReview', params: ({ event }) => event.output },
            target: 'told',
            actions: ['rememberOffer', 'rememberBefore'],
          },
          { target: 'writing', actions: 'rememberOffer' },
        ],
        onError: [{ guard: 'isGuest', target: 'guest' }, { target: 'unavailable' }],
      },
    },
    guest: {
      description: 'Nobody is signed in: the dialog offers the sign-in, which leads back to it.',
      on: { 'customer.arrived': { target: 'loading' } },
    },
    writing: {
      description:
        'The customer gives stars, writes and adds pictures, which may be in the gallery of the shop, too. Why the last try was refused is said above the fields; what was typed stays, also when the dialog is closed.',
      on: {
        'review.typed': { actions: 'keepDraft' },
        'picture.removed': { guard: 'isAdded', actions: ['removePicture', 'keepPictures'] },
      },
      initial: 'ready',
      states: {
        ready: {
          description: 'The review can be sent, and pictures added: up to four.',
          on: {
            'picture.chosen': { guard: 'hasRoom', target: 'addingPicture' },
            'form.submitted': { target: '#write-review.submitting', actions: 'rememberDraft' },
          },
        },
        addingPicture: {
          description:
            'A picture is made small and sent. The customer writes on; the review can be sent when it is there.',
          entry: 'forgetPictureFailure',
          invoke: {
            id: 'addPicture',
            src: 'addPicture',
            input: ({ context: { productId, pictures }, event }) => {
              assertEvent(event, 'picture.chosen');
              return { productId, file: event.file, kept: pictures.map(({ id }) => id) };
            },
            onDone: { target: 'ready', actions: ['rememberPicture', 'keepPictures'] },
            onError: [
              { guard: 'isGuest', target: '#write-review.guest' },
              { target: 'ready', actions: 'rememberPictureFailure' },
            ],
          },
        },
      },
    },
    submitting: {
      description: 'The service saves the review. A second press does nothing.',
      tags: ['busy'],
      invoke: {
        id: 'writeReview',
        src: 'writeReview',
        input: ({ context }) => ({ productId: context.productId, fields: expected(context.draft, 'draft') }),
        onDone: { target: 'told', actions: ['rememberReview', 'dropDraft'] },
        onError: [
          { guard: 'isGuest', target: 'guest' },
          { target: 'writing', actions: 'rememberFailure' },
        ],
      },
    },
    told: {
      description:
        'The customer reads their review, and whether it waits for approval, is shown, or is not. They may write it anew.',
      on: { 'rewriting.requested': { target: 'writing' } },
    },
    unavailable: {
      description: 'The review cannot be read at the moment. The customer may try again, from the beginning.',
      // Whatever stopped is started again, also what listens to the session.
      on: { 'review.retried': { target: '#write-review', reenter: true } },
    },
  },
});
