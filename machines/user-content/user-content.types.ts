import type { SocialPicture } from '#openapi/generated/waymark.gen.ts';

/** Which pictures editors want. */
export interface PictureQuery {
  /** A stream of the gallery, as editors wrote it; null for all pictures of the shop. */
  filter: string | null;
  /** The product that the page is about: only pictures that show it. Null on other pages. */
  productId: string | null;
}

export interface UserContentContext extends PictureQuery {
  /** Empty until the gallery answered. */
  pictures: readonly SocialPicture[];
}

export type UserContentEvent =
  /** The shopper allows what targeting cookies allow, or lives where nobody has to be asked. */
  | { type: 'consent.given' }
  | { type: 'consent.withdrawn' }
  /** The place of the pictures is below the window: what comes there moves nothing that the shopper sees. */
  | { type: 'place.cleared' };
