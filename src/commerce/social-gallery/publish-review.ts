import { createHmac } from 'node:crypto';
import type { Database, Raw } from '../db/database.types.ts';
import type { Keys } from '../keys.ts';
import type { Log } from '../log/log.ts';
import { StatedError } from '../log/stated-error.ts';
import type { Review } from '../model/review.ts';
import type { PublishedPicture, SocialGallery } from './social-gallery.ts';

export interface GalleryDeps {
  database: Database;
  keys: Keys;
  socialGallery: SocialGallery | null;
  /** The shop's address, without a trailing slash. */
  publicUrl: string;
  log: Log;
}

/**
 * The author's id at the gallery: one for each name that they show, so that the gallery cannot tell that two names are
 * of one customer.
 */
const pseudonymOf = ({ limits }: Keys, owner: string, name: string): string =>
  createHmac('sha256', limits)
    .update(JSON.stringify(['social gallery', owner, name]))
    .digest('base64url');

/** A task that needs the gallery waits until the shop has one again. */
function galleryOf({ socialGallery }: GalleryDeps): SocialGallery {
  if (!socialGallery) throw new StatedError('the shop has no social gallery');
  return socialGallery;
}

interface Shared {
  owner: string;
  styleId: string;
  doc: Review;
}

async function sharedReview(raw: Raw, id: string): Promise<Shared | null> {
  const [review] = await raw<Shared>(
    `SELECT owner, style_id AS "styleId", doc FROM reviews
     WHERE id = $1 AND status = 'APPROVED' AND owner IS NOT NULL AND doc->>'sharesPictures' = 'true'`,
    [id],
  );
  return review ?? null;
}

const isKnown = async (raw: Raw, userId: string): Promise<boolean> =>
  (await raw('SELECT 1 FROM gallery_pictures WHERE user_id = $1 AND media_id IS NOT NULL LIMIT 1', [userId])).length >
  0;

/** Notes what the gallery is asked, before it is asked: only then can it be taken back after a crash. */
async function noteQuestion(
  raw: Raw,
  reviewId: string,
  pictureId: string,
  userId: string,
  asked: Omit<PublishedPicture, 'key' | 'userId'>,
): Promise<{ key: string; mediaId: string | null } | null> {
  const [row] = await raw<{ key: string; mediaId: string | null }>(
    `UPDATE gallery_pictures SET user_id = $3, asked = CASE WHEN media_id IS NULL THEN $4::jsonb END
     WHERE review_id = $1 AND picture_id = $2::uuid AND taken_back_at IS NULL
     RETURNING id::text AS key, media_id AS "mediaId"`,
    [reviewId, pictureId, userId, JSON.stringify(asked)],
  );
  return row ?? null;
}

/** Publishes the pictures of a review that is shown, each once, and puts them together. Throws until all are taken. */
export async function publishReview(deps: GalleryDeps, reviewId: string): Promise<void> {
  const { raw } = deps.database;
  const review = await sharedReview(raw, reviewId);
  if (!review) return;
  const gallery = galleryOf(deps);
  const { owner, styleId: tag, doc } = review;
  const userId = pseudonymOf(deps.keys, owner, doc.nickname);
  if (!(await isKnown(raw, userId))) await gallery.addUser({ id: userId, name: doc.nickname });
  const media: string[] = [];
  for (const { id, description: caption } of doc.pictures ?? []) {
    const image = `${deps.publicUrl}/products/v1/reviews/pictures/${id}/large`;
    const noted = await noteQuestion(raw, reviewId, id, userId, { image, caption, tag });
    if (!noted) continue;
    const { key, mediaId } = noted;
    const taken = mediaId ?? (await gallery.publish({ key, userId, image, caption, tag }));
    if (taken === null) deps.log.warn({ reviewId, pictureId: id }, 'the social gallery refuses a picture');
    else media.push(taken);
    await raw('UPDATE gallery_pictures SET media_id = $2, asked = NULL WHERE id = $1::uuid', [key, taken]);
  }
  if (media.length > 0) await gallery.addStash({ id: reviewId, userId, tag, media });
}

interface TakenBack {
  userId: string | null;
  mediaId: string | null;
  asked: Omit<PublishedPicture, 'key' | 'userId'> | null;
}

/**
 * Has a picture taken down, and forgets it. If the gallery's answer to its publication was lost, the same question
 * brings it again: by then the picture's address is empty.
 */
export async function takeBack(deps: GalleryDeps, key: string): Promise<void> {
  const { raw } = deps.database;
  const [row] = await raw<TakenBack>(
    `SELECT user_id AS "userId", media_id AS "mediaId", asked FROM gallery_pictures
     WHERE id = $1::uuid AND taken_back_at IS NOT NULL`,
    [key],
  );
  if (!row) return;
  const { userId, mediaId, asked } = row;
  if (userId !== null && (mediaId !== null || asked !== null)) {
    const gallery = galleryOf(deps);
    const taken = mediaId ?? (asked && (await gallery.publish({ key, userId, ...asked })));
    if (taken !== null) await gallery.takeBack({ id: taken, userId });
  }
  await raw('DELETE FROM gallery_pictures WHERE id = $1::uuid', [key]);
}
