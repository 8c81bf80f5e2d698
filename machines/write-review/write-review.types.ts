import type { OwnReview, WriteReviewRequest } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** A picture that the service has already, with its description as it was typed last. */
export type AddedPicture = NonNullable<OwnReview['pictures']>[number];

/** What the customer fills in. */
export interface ReviewFields extends Omit<WriteReviewRequest, 'pictures'> {
  pictures?: AddedPicture[];
}

/** What the dialog is about; whoever opens it passes this. */
export interface WriteReviewInput {
  productId: string;
}

export interface WriteReviewContext extends WriteReviewInput {
  /** The review that the customer has written already. */
  review: OwnReview | null;
  /** What was typed last: a sign-in or a refusal does not lose it. */
  draft: ReviewFields | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
  /** The pictures of the review, as they were added; what they show is in the draft. */
  pictures: AddedPicture[];
  /** @fact Of the shop: it has a gallery that takes pictures of reviews. */
  canSharePictures: boolean;
  /** Why the last picture was not added. */
  pictureFailure: ApiFailure | null;
}

export type WriteReviewEvent =
  | { type: 'form.submitted'; fields: ReviewFields }
  /** After each key: it is kept for the tab, so that a closed dialog loses nothing. */
  | { type: 'review.typed'; fields: ReviewFields }
  | { type: 'picture.chosen'; file: Blob }
  | { type: 'picture.removed'; id: string }
  /** The customer wants to write their review anew. */
  | { type: 'rewriting.requested' }
  | { type: 'review.retried' }
  /** From the session: somebody has signed in, or was signed in already. */
  | { type: 'customer.arrived' }
  | { type: 'customer.left' };

/** What was written before: the saved review, and what was typed in this tab and not sent. */
export interface WrittenBefore {
  review: OwnReview | null;
  draft: ReviewFields | null;
  canSharePictures: boolean;
}

export interface DraftKept {
  type: 'draft.kept';
  productId: string;
  /** Null when it is sent. */
  draft: ReviewFields | null;
}

export interface PicturesKept {
  type: 'pictures.kept';
  productId: string;
  /** What the form began with. */
  begun: ReviewFields | null;
  pictures: AddedPicture[];
}
