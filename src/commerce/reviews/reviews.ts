import type { Review, ReviewPage } from '#openapi/generated/waymark.gen.ts';
import type { Raw } from '../db/database.types.ts';
import type { Review as ReviewDoc } from '../model/review.ts';

export type ReviewSort = 'helpful' | 'newest' | 'highest' | 'lowest';

const orders: Readonly<Record<ReviewSort, string>> = {
  helpful: 'helpful - not_helpful DESC, created_on DESC',
  newest: 'created_on DESC',
  highest: 'rating DESC, helpful - not_helpful DESC',
  lowest: 'rating, helpful - not_helpful DESC',
};

interface Row {
  id: string;
  rating: Review['rating'];
  createdOn: string;
  helpful: number;
  notHelpful: number;
  doc: ReviewDoc;
}

const viewOf = ({ doc: { title, text, nickname, location, language, isVerifiedBuyer }, ...row }: Row): Review => ({
  ...row,
  title,
  text,
  nickname,
  location,
  language,
  isVerifiedBuyer,
});

const best = 5;

/** Average stars to one decimal, of a distribution from five stars to one. */
function ratingOf(distribution: readonly number[]): ReviewPage['rating'] | null {
  const reviewsCount = distribution.reduce((sum, count) => sum + count, 0);
  if (reviewsCount === 0) return null;
  const stars = distribution.reduce((sum, count, at) => sum + count * (best - at), 0);
  return { score: Math.round((stars / reviewsCount) * 10) / 10, reviewsCount };
}

/** A page of the approved reviews of a style, and the distribution of all of them (catalogue 7). */
export async function reviewsOf(
  raw: Raw,
  styleId: string,
  { sort, stars, offset, limit }: { sort: ReviewSort; stars: number | null; offset: number; limit: number },
): Promise<ReviewPage> {
  const approved = `style_id = $1 AND status = 'APPROVED'`;
  const counts = await raw<{ rating: number; count: number }>(
    `SELECT rating, count(*)::int AS count FROM reviews WHERE ${approved} GROUP BY rating`,
    [styleId],
  );
  const rows = await raw<Row>(
    `SELECT id, rating, created_on AS "createdOn", helpful, not_helpful AS "notHelpful", doc FROM reviews
     WHERE ${approved} AND ($2::int IS NULL OR rating = $2) ORDER BY ${orders[sort]}, id LIMIT $3 OFFSET $4`,
    [styleId, stars, limit, offset],
  );
  const distribution = Array.from(
    { length: best },
    (_, at) => counts.find(({ rating }) => rating === best - at)?.count ?? 0,
  );
  const rating = ratingOf(distribution);
  return {
    ...(rating ? { rating } : {}),
    distribution,
    total: stars === null ? (rating?.reviewsCount ?? 0) : (distribution[best - stars] ?? 0),
    reviews: rows.map(viewOf),
  };
}

/** The style of a product, or of a style's own id; null for an unknown one. */
export async function styleOf(raw: Raw, productId: string): Promise<string | null> {
  const [row] = await raw<{ id: string }>(
    `SELECT style_id AS id FROM products WHERE id = $1 UNION ALL SELECT id FROM styles WHERE id = $1 LIMIT 1`,
    [productId],
  );
  return row?.id ?? null;
}
