import { writeReviewMachine } from '#machines/write-review/write-review.machine.ts';
import type { AddedPicture, WrittenBefore } from '#machines/write-review/write-review.types.ts';
import type { OwnReview } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const fields = { rating: 4, title: 'Dry all winter', text: 'Three months of rain.', nickname: 'maya' };

const pictureOf = (digit: number): AddedPicture => ({
  id: `3f1d7c3e-4a51-4e7a-9a64-2f7d0c1f8e1${digit}`,
  description: '',
  preview: 'data:image/webp;base64,UklGRg==',
  width: 1280,
  height: 960,
});
export const picture = pictureOf(0);

/** Just written. */
export const waiting: OwnReview = {
  id: '0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11',
  status: 'SUBMITTED',
  ...fields,
  hasSharedPictures: false,
  isVerifiedBuyer: true,
  createdOn: '2026-11-26',
};
export const approved: OwnReview = { ...waiting, status: 'APPROVED', hasSharedPictures: true };
export const rejected: OwnReview = { ...waiting, status: 'REJECTED' };

/** What getOwnReview finds. */
export const nothing: WrittenBefore = { review: null, draft: null, canSharePictures: true };
export const shown: WrittenBefore = { review: approved, draft: null, canSharePictures: true };
export const notShown: WrittenBefore = { review: rejected, draft: null, canSharePictures: false };
export const begun: WrittenBefore = {
  review: null,
  draft: { ...fields, title: 'Dry so far', pictures: [pictureOf(1), pictureOf(2), pictureOf(3)], sharesPictures: true },
  canSharePictures: true,
};
/** A review that is shown, and begun anew. */
export const begunAnew: WrittenBefore = { ...shown, draft: { ...fields, title: 'Dry no more' } };

export const refusals = {
  tooLong: { errorId: 'REV410', message: 'too long', status: 422 },
  noPicture: { errorId: 'API422', message: 'not a picture', status: 400 },
  guest: { errorId: 'AUT404', message: 'a guest', status: 403 },
  down: { errorId: 'API503', message: 'down', status: 503 },
};

export const send = {
  'form.submitted': { type: 'form.submitted', fields },
  'review.typed': { type: 'review.typed', fields },
  'picture.chosen': { type: 'picture.chosen', file: new Blob(['bytes'], { type: 'image/png' }) },
  'picture.removed': { type: 'picture.removed', id: picture.id },
  'rewriting.requested': { type: 'rewriting.requested' },
  'review.retried': { type: 'review.retried' },
  'customer.arrived': { type: 'customer.arrived' },
  'customer.left': { type: 'customer.left' },
} as const;

export const model = modelOf(writeReviewMachine, {
  input: { productId: 'WMTR1001MOS' },
  send,
  outcomes: {
    getOwnReview: { done: [nothing, shown, notShown, begun, begunAnew], failed: [refusals.guest, refusals.down] },
    addPicture: { done: [picture], failed: [refusals.noPicture, refusals.guest, refusals.down] },
    keepDraft: { failed: [] },
    writeReview: { done: [waiting], failed: [refusals.tooLong, refusals.guest, refusals.down] },
    watchSession: { failed: [refusals.down] },
  },
  project: ({ review, draft, pictures, canSharePictures, failure, pictureFailure }) => [
    review?.status,
    draft?.title,
    pictures.length,
    canSharePictures,
    failure?.errorId,
    pictureFailure?.errorId,
  ],
  why: 'the guards read whether there is a review and how many pictures; the view shows those, whether they can be shared, the draft and why what was refused',
});
