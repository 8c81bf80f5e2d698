import type { SocialPicture, SocialPictureReport } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

/** Which pictures editors want. */
export interface PictureQuery {
  /** Streams or categories of the gallery, as editors wrote them; null for all pictures of the shop. */
  filter: string | null;
  /** The product that the page is about: only pictures that show it. Null on other pages. */
  productId: string | null;
}

export interface UserContentContext extends PictureQuery {
  /** Empty until the gallery answered. */
  pictures: readonly SocialPicture[];
  /** The ids of those that the shopper has reported while they were shown. */
  reported: readonly string[];
  /** The picture that the dialog is about, or was last. */
  asked: SocialPicture | null;
  /** Why the last report was refused. */
  failure: ApiFailure | null;
}

/** A report of a picture. */
export interface PictureReport extends SocialPictureReport {
  pictureId: string;
}

export type UserContentEvent =
  /** The shopper allows what targeting cookies allow, or lives where nobody has to be asked. */
  | { type: 'consent.given' }
  | { type: 'consent.withdrawn' }
  /** The place of the pictures is below the window: what comes there moves nothing that the shopper sees. */
  | { type: 'place.cleared' }
  /** The shopper pressed "Report this picture". */
  | { type: 'report.requested'; picture: SocialPicture }
  | { type: 'report.submitted'; reason: SocialPictureReport['reason'] }
  /** The shopper closed the dialog. */
  | { type: 'report.dismissed' };
