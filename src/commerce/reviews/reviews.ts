import type { ProductRating, Review, ReviewFit, ReviewPage } from '#openapi/generated/waymark.gen.ts';
import type { Raw } from '../db/database.types.ts';
import type { Review as ReviewDoc } from '../model/review.ts';
import { ratingOf } from './ratings.ts';

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

const viewOf = (
  { doc: { title, text, nickname, location, language, fit, size, pictures, isVerifiedBuyer }, ...row }: Row,
  sizes: ReadonlyMap<string, string>,
): Review => ({
  ...row,
  title,
  text,
  nickname,
  location,
  language,
  ...(fit ? { fit } : {}),
  ...(size === undefined ? {} : { size: sizes.get(size) ?? size }),
  ...(pictures ? { pictures } : {}),
  isVerifiedBuyer,
});

const best = 5;

/** The rating of a distribution from five stars to one. */
const ratingOfDistribution = (distribution: readonly number[]): ProductRating | null =>
  ratingOf(
    distribution.reduce((total, count) => total + count, 0),
    distribution.reduce((total, count, at) => total + count * (best - at), 0),
  );

export interface ReviewFilter {
  stars: number | null;
  fit: ReviewFit | null;
  /** As variants have it. */
  size: string | null;
}

interface Count {
  rating: number;
  fit: ReviewFit | null;
  size: string | null;
  count: number;
}

const sum = (counts: readonly Count[], has: (one: Count) => boolean): number =>
  counts.filter(has).reduce((total, { count }) => total + count, 0);

/** How many reviews there are of each size: those of the product in its order, then sizes that it no longer has. */
function sizesOf(counts: readonly Count[], names: ReadonlyMap<string, string>): ReviewPage['sizes'] {
  const values = new Set([...names.keys(), ...counts.flatMap(({ size }) => size ?? [])]);
  return [...values].flatMap((value) => {
    const count = sum(counts, ({ size }) => size === value);
    return count > 0 ? [{ value, label: names.get(value) ?? value, count }] : [];
  });
}

/**
 * A page of the approved reviews of a style, and the distribution of all of them (catalogue 7). `sizes` are the names
 * of the sizes of the style, in their order.
 */
export async function reviewsOf(
  raw: Raw,
  styleId: string,
  {
    filter: { stars, fit, size },
    sort,
    offset,
    limit,
    sizes,
  }: {
    filter: ReviewFilter;
    sort: ReviewSort;
    offset: number;
    limit: number;
    sizes: ReadonlyMap<string, string>;
  },
): Promise<Omit<ReviewPage, 'canTranslate'>> {
  const approved = `style_id = $1 AND status = 'APPROVED'`;
  const counts = await raw<Count>(
    `SELECT rating, doc->>'fit' AS fit, doc->>'size' AS size, count(*)::int AS count FROM reviews
     WHERE ${approved} GROUP BY 1, 2, 3`,
    [styleId],
  );
  const rows = await raw<Row>(
    `SELECT id, rating, created_on AS "createdOn", helpful, not_helpful AS "notHelpful", doc FROM reviews
     WHERE ${approved} AND ($2::int IS NULL OR rating = $2) AND ($3::text IS NULL OR doc->>'fit' = $3)
       AND ($4::text IS NULL OR doc->>'size' = $4)
     ORDER BY ${orders[sort]}, id LIMIT $5 OFFSET $6`,
    [styleId, stars, fit, size, limit, offset],
  );
  const distribution = Array.from({ length: best }, (_, at) => sum(counts, ({ rating }) => rating === best - at));
  const fits = (value: ReviewFit) => sum(counts, (one) => one.fit === value);
  const rating = ratingOfDistribution(distribution);
  return {
    ...(rating ? { rating } : {}),
    distribution,
    fits: { small: fits('small'), trueToSize: fits('true-to-size'), large: fits('large') },
    sizes: sizesOf(counts, sizes),
    total: sum(
      counts,
      (one) =>
        (stars === null || one.rating === stars) &&
        (fit === null || one.fit === fit) &&
        (size === null || one.size === size),
    ),
    reviews: rows.map((row) => viewOf(row, sizes)),
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
