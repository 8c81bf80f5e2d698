import type { OwnReview, WriteReviewRequest } from '#openapi/generated/waymark.gen.ts';
import type { Raw } from '../db/database.types.ts';
import type { WrittenLanguage } from '../model/locale.ts';
import { isPlaced, type OrderRow } from '../model/order.ts';
import { isCancellable } from '../model/purchase-rules.ts';
import type { Review } from '../model/review.ts';
import { lockCustomer } from '../auth/hold-customer.ts';
import { keepPictures, picturesNamed, previewsOf } from './pictures.ts';

/** The customer who writes, and about which style. */
interface Author {
  owner: string;
  styleId: string;
}

interface Row {
  status: OwnReview['status'];
  doc: Review;
}

const viewOf = ({ status, doc }: Row, previews: ReadonlyMap<string, string>): OwnReview => ({
  id: doc.id,
  status,
  rating: doc.rating,
  title: doc.title,
  text: doc.text,
  nickname: doc.nickname,
  ...(doc.fit ? { fit: doc.fit } : {}),
  ...(doc.pictures
    ? { pictures: doc.pictures.map((picture) => ({ ...picture, preview: previews.get(picture.id) ?? '' })) }
    : {}),
  hasSharedPictures: doc.sharesPictures ?? false,
  isVerifiedBuyer: doc.isVerifiedBuyer,
  createdOn: doc.createdOn,
});

const withPreviews = async (raw: Raw, row: Row): Promise<OwnReview> =>
  viewOf(
    row,
    await previewsOf(
      raw,
      (row.doc.pictures ?? []).map(({ id }) => id),
    ),
  );

/** Returns a customer's review of a style; null if there is none. */
export async function ownReviewOf(raw: Raw, { owner, styleId }: Author): Promise<OwnReview | null> {
  const [row] = await raw<Row>('SELECT status, doc FROM reviews WHERE owner = $1 AND style_id = $2', [owner, styleId]);
  return row ? withPreviews(raw, row) : null;
}

interface Bought extends Pick<OrderRow, 'status' | 'doc' | 'createdAt'> {
  /** Of the variant; null if it has none. */
  size: string | null;
}

/**
 * Returns what the customer last bought of the style, in a paid order that they cannot cancel any more (else one that
 * is cancelled after the review would have bought the mark); null if nothing.
 */
async function boughtBy(raw: Raw, { owner, styleId }: Author, now: Date): Promise<Bought | null> {
  const bought = await raw<Bought>(
    `SELECT orders.status, orders.doc, variants.doc->'attributes'->>'size' AS size,
       to_char(orders.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt" FROM orders
     CROSS JOIN LATERAL jsonb_array_elements(orders.doc->'frozen'->'items') AS item
     JOIN products ON products.id = item->>'productId'
     LEFT JOIN variants ON variants.upc = item->>'upc'
     WHERE orders.owner = $1 AND products.style_id = $2 ORDER BY orders.created_at DESC`,
    [owner, styleId],
  );
  return bought.find((order) => isPlaced(order.status) && !isCancellable(order, now.getTime())) ?? null;
}

/**
 * Saves a review, which waits for approval. It takes the place of the one that the customer has written before. Throws
 * AUT404 (403) if the account was erased meanwhile, API422 (400) for a picture that is not there. Call it in a
 * transaction.
 */
export async function saveReview(
  raw: Raw,
  author: Author,
  {
    rating,
    title,
    text,
    nickname,
    fit,
    pictures: named = [],
    sharesPictures = false,
    language,
  }: WriteReviewRequest & { language: WrittenLanguage },
  now: Date,
): Promise<OwnReview> {
  await lockCustomer(raw, author.owner);
  const bought = await boughtBy(raw, author, now);
  const pictures = await picturesNamed(raw, author, named);
  const id = crypto.randomUUID();
  const doc: Review = {
    id,
    rating: rating as Review['rating'],
    title: title.trim(),
    text: text.trim(),
    nickname: nickname.trim(),
    location: '',
    language,
    ...(fit ? { fit } : {}),
    ...(bought?.size ? { size: bought.size } : {}),
    ...(pictures.length > 0 ? { pictures } : {}),
    ...(sharesPictures ? { sharesPictures } : {}),
    isVerifiedBuyer: bought !== null,
    createdOn: now.toISOString().slice(0, 10),
    helpful: 0,
    notHelpful: 0,
  };
  // The new id keeps an approval that was meant for the earlier text from showing this one.
  await raw(
    `INSERT INTO reviews (id, style_id, rating, created_on, status, doc, owner, submitted_at)
     VALUES ($1, $2, $3, $4, 'SUBMITTED', $5::jsonb, $6, $7::timestamptz)
     ON CONFLICT (owner, style_id) DO UPDATE SET id = excluded.id, rating = excluded.rating,
       created_on = excluded.created_on, helpful = 0, not_helpful = 0, status = excluded.status, doc = excluded.doc,
       submitted_at = excluded.submitted_at`,
    [id, author.styleId, rating, doc.createdOn, JSON.stringify(doc), author.owner, now.toISOString()],
  );
  await keepPictures(raw, author, id, pictures);
  return withPreviews(raw, { status: 'SUBMITTED', doc });
}
