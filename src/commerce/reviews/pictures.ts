import type { AddedPicture, WriteReviewRequest } from '#openapi/generated/waymark.gen.ts';
import type { Raw } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import type { ReviewPicture } from '../model/review.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { lockCustomer } from '../auth/hold-customer.ts';

interface Author {
  owner: string;
  styleId: string;
}

/** How many pictures of an author wait for a review. */
const MOST_UNSENT = 4;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const previewOf = (small: string): string => `data:image/webp;base64,${small.replaceAll('\n', '')}`;

/**
 * Saves a picture for the review that its author is writing. Of more than four that wait the oldest go, `kept` last:
 * one that was taken out of the form waits, too. Throws AUT404 (403) for an erased account. Call it in a transaction.
 */
export async function savePicture(
  raw: Raw,
  { owner, styleId }: Author,
  { small, large, width, height }: EncodedPicture,
  kept: readonly string[],
  now: Date,
): Promise<AddedPicture> {
  await lockCustomer(raw, owner);
  const id = crypto.randomUUID();
  await raw(
    `INSERT INTO review_pictures (id, owner, style_id, added_at, width, height, small, large)
     VALUES ($1, $2, $3, $4::timestamptz, $5, $6, decode($7, 'base64'), decode($8, 'base64'))`,
    [id, owner, styleId, now.toISOString(), width, height, base64(small), base64(large)],
  );
  await raw(
    `DELETE FROM review_pictures WHERE id IN (
       SELECT id FROM review_pictures WHERE owner = $1 AND style_id = $2 AND review_id IS NULL AND id <> $3
       ORDER BY id = ANY($5::uuid[]) DESC, added_at DESC OFFSET $4)`,
    [owner, styleId, id, MOST_UNSENT - 1, kept],
  );
  return { id, preview: previewOf(base64(small)), width, height };
}

/**
 * Returns the pictures that a review names, in their order. Throws API422 (400) if one is not its author's, not of
 * this style, gone, or named twice. Call it in a transaction.
 */
export async function picturesNamed(
  raw: Raw,
  { owner, styleId }: Author,
  named: NonNullable<WriteReviewRequest['pictures']>,
): Promise<ReviewPicture[]> {
  const rows = await raw<Pick<ReviewPicture, 'id' | 'width' | 'height'>>(
    `SELECT id::text AS id, width, height FROM review_pictures
     WHERE owner = $1 AND style_id = $2 AND id = ANY($3::uuid[]) ORDER BY id FOR UPDATE`,
    [owner, styleId, named.map(({ id }) => id)],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  if (rows.length !== named.length) throw new CommerceError('API422', 400, { field: '/pictures' });
  return named.flatMap(({ id, description }) => {
    const row = byId.get(id.toLowerCase());
    return row ? [{ ...row, description: description.trim() }] : [];
  });
}

/** Gives a review its pictures and deletes the author's others of the style. Call it in a transaction. */
export async function keepPictures(
  raw: Raw,
  { owner, styleId }: Author,
  reviewId: string,
  pictures: readonly ReviewPicture[],
): Promise<void> {
  const ids = pictures.map(({ id }) => id);
  await raw(`DELETE FROM review_pictures WHERE owner = $1 AND style_id = $2 AND NOT id = ANY($3::uuid[])`, [
    owner,
    styleId,
    ids,
  ]);
  await raw(`UPDATE review_pictures SET review_id = $2 WHERE id = ANY($1::uuid[])`, [ids, reviewId]);
}

/** Returns the small renditions of some pictures, as their author sees them, by id. */
export async function previewsOf(raw: Raw, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await raw<{ id: string; small: string }>(
    `SELECT id::text AS id, encode(small, 'base64') AS small FROM review_pictures WHERE id = ANY($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, small }) => [id, previewOf(small)]));
}

/** Returns a picture of a review that is shown; null for any other. */
export async function shownPicture(raw: Raw, id: string, rendition: 'small' | 'large'): Promise<Uint8Array | null> {
  const [row] = await raw<{ image: string }>(
    `SELECT encode(${rendition === 'small' ? 'small' : 'large'}, 'base64') AS image FROM review_pictures
     JOIN reviews ON reviews.id = review_pictures.review_id
     WHERE review_pictures.id = $1::uuid AND reviews.status = 'APPROVED'`,
    [id],
  );
  return row ? Buffer.from(row.image, 'base64') : null;
}

/** Returns the pictures of a review, whatever its state, for whoever decides about it. */
export async function picturesOfReview(raw: Raw, reviewId: string): Promise<{ id: string; image: Uint8Array }[]> {
  const rows = await raw<{ id: string; image: string }>(
    `SELECT id::text AS id, encode(large, 'base64') AS image FROM review_pictures WHERE review_id = $1 ORDER BY id`,
    [reviewId],
  );
  return rows.map(({ id, image }) => ({ id, image: Buffer.from(image, 'base64') }));
}
