import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { ownReviewOf } from '../reviews/own-review.ts';
import type { SocialGallery } from '../social-gallery/social-gallery.ts';
import { authorOf } from '../reviews/review-author.ts';

/** Reads the review that the customer has written about a product (catalogue 7). */
export const getOwnReview =
  ({
    database: { raw },
    socialGallery,
  }: {
    database: Database;
    socialGallery: SocialGallery | null;
  }): Handler<'getOwnReview'> =>
  async ({ params: { productId }, context }) => {
    const review = await ownReviewOf(raw, await authorOf(raw, productId, context));
    return { status: 200, body: { ...(review ? { review } : {}), canSharePictures: socialGallery !== null } };
  };
