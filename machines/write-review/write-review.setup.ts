import { assertEvent, setup } from 'xstate';
import type { OwnReview } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { callbackPort, promisePort } from '#machines/shared/ports.ts';
import type {
  AddedPicture,
  DraftKept,
  PicturesKept,
  ReviewFields,
  WriteReviewContext,
  WriteReviewEvent,
  WriteReviewInput,
  WrittenBefore,
} from './write-review.types.ts';

const ports = {
  /** GET /products/v1/products/{productId}/reviews/own, and the draft of this tab. */
  getOwnReview: promisePort<WrittenBefore, { productId: string }>('getOwnReview'),
  /**
   * Makes a picture small and sends it beside those that the review has: POST …/reviews/pictures. Rejects with the
   * ApiFailure; 400: it is none.
   */
  addPicture: promisePort<AddedPicture, { productId: string; file: Blob; kept: string[] }>('addPicture'),
  /** Stores what is typed in this tab, and drops it when it is sent (docs/decisions/031). */
  keepDraft: callbackPort<DraftKept | PicturesKept>('keepDraft'),
  /** POST /products/v1/products/{productId}/reviews; rejects with the ApiFailure. */
  writeReview: promisePort<OwnReview, { productId: string; fields: ReviewFields }>('writeReview'),
  /** Sends an event when somebody signs in or out. */
  watchSession: callbackPort('watchSession'),
};

export type WriteReviewPorts = typeof ports;

/** The most pictures of a review (catalogue 7, POST pictures). */
const MOST_PICTURES = 4;

const base = setup({
  types: {
    context: {} as WriteReviewContext,
    events: {} as WriteReviewEvent,
    input: {} as WriteReviewInput,
    tags: '' as 'busy',
  },
  actors: ports,
  guards: {
    hasReview: (_, { review }: WrittenBefore) => review !== null,
    hasDraft: (_, { draft }: WrittenBefore) => draft !== null,
    hasRoom: ({ context: { pictures } }) => pictures.length < MOST_PICTURES,
    isAdded: ({ context: { pictures }, event }) => {
      assertEvent(event, 'picture.removed');
      return pictures.some(({ id }) => id === event.id);
    },
    /** Nobody is signed in, or a guest is. */
    isGuest: ({ event }) => [401, 403].includes(failureOf(event).status),
  },
});

export const writeReviewSetup = base.extend({
  actions: {
    rememberBefore: base.assign(({ event }) => {
      const { output } = event as unknown as { output: WrittenBefore };
      const { review, draft } = output;
      return { review, draft, pictures: (draft ?? review)?.pictures ?? [], failure: null };
    }),
    rememberOffer: base.assign({
      canSharePictures: ({ event }) => (event as unknown as { output: WrittenBefore }).output.canSharePictures,
    }),
    keepDraft: base.sendTo('keepDraft', ({ context: { productId }, event }): DraftKept => {
      assertEvent(event, 'review.typed');
      return { type: 'draft.kept', productId, draft: event.fields };
    }),
    rememberPicture: base.assign(({ context: { pictures }, event }) => {
      const { output } = event as unknown as { output: AddedPicture };
      return { pictures: [...pictures.filter(({ id }) => id !== output.id), output] };
    }),
    // Whoever removes the last picture begins anew: the next one is shared only if they say so again.
    removePicture: base.assign(({ context: { pictures, draft }, event }) => {
      assertEvent(event, 'picture.removed');
      const left = pictures.filter(({ id }) => id !== event.id);
      const isEmptied = draft !== null && left.length === 0;
      return {
        pictures: left,
        pictureFailure: null,
        ...(isEmptied ? { draft: { ...draft, sharesPictures: false } } : {}),
      };
    }),
    keepPictures: base.sendTo('keepDraft', ({ context: { productId, review, draft, pictures } }): PicturesKept => ({
      type: 'pictures.kept',
      productId,
      begun: draft ?? review,
      pictures,
    })),
    rememberPictureFailure: base.assign({ pictureFailure: ({ event }) => failureOf(event) }),
    forgetPictureFailure: base.assign({ pictureFailure: null }),
    dropDraft: base.sendTo('keepDraft', ({ context: { productId } }): DraftKept => ({
      type: 'draft.kept',
      productId,
      draft: null,
    })),
    rememberReview: base.assign(({ event }) => {
      const { output } = event as unknown as { output: OwnReview };
      return { review: output, draft: null, pictures: output.pictures ?? [], failure: null };
    }),
    rememberDraft: base.assign(({ event }) => {
      assertEvent(event, 'form.submitted');
      return { draft: event.fields, failure: null, pictureFailure: null };
    }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
    /** Another customer reads neither the review nor what was typed. */
    forget: base.assign({ review: null, draft: null, pictures: [], failure: null, pictureFailure: null }),
  },
});
