import type { ProductRating, ReviewFit, ReviewPage } from '#openapi/generated/waymark.gen.ts';
import type { Raw } from '../db/database.types.ts';

/** The average of the reviews that are shown, to one decimal, how many they are, and what most say about the fit. */
export interface Rating extends ProductRating {
  fit: ReviewFit | null;
}

/** Minimum number of reviews that say how it fits, before the shop advises a size. */
const ENOUGH = 3;

/** Returns what more than half of the reviews that mention the fit say about it; null if there is no such. */
export function fitOf({ small, trueToSize, large }: ReviewPage['fits']): ReviewFit | null {
  const total = small + trueToSize + large;
  if (total < ENOUGH) return null;
  if (trueToSize * 2 > total) return 'true-to-size';
  if (small * 2 > total) return 'small';
  return large * 2 > total ? 'large' : null;
}

/** Returns the rating of some reviews and the sum of their stars; null if there is none. */
export const ratingOf = (reviewsCount: number, stars: number): ProductRating | null =>
  reviewsCount === 0 ? null : { score: Math.round((stars / reviewsCount) * 10) / 10, reviewsCount };

/** Returns the rating as shoppers read it. */
export const starsOf = ({ score, reviewsCount }: Rating): ProductRating => ({ score, reviewsCount });

export const isSameRating = (one: Rating | null, other: Rating | null): boolean =>
  one?.score === other?.score && one?.reviewsCount === other?.reviewsCount && one?.fit === other?.fit;

interface Row {
  styleId: string;
  reviews: number;
  stars: number;
  small: number;
  trueToSize: number;
  large: number;
}

/** Counts the reviews that are shown, by style: of those styles, or of all. A style without one is absent. */
export async function ratingsOf(raw: Raw, styleIds?: readonly string[]): Promise<Map<string, Rating>> {
  const rows = await raw<Row>(
    `SELECT style_id AS "styleId", count(*)::int AS reviews, sum(rating)::int AS stars,
       (count(*) FILTER (WHERE doc->>'fit' = 'small'))::int AS small,
       (count(*) FILTER (WHERE doc->>'fit' = 'true-to-size'))::int AS "trueToSize",
       (count(*) FILTER (WHERE doc->>'fit' = 'large'))::int AS large
     FROM reviews
     WHERE status = 'APPROVED' AND ($1::text[] IS NULL OR style_id = ANY($1)) GROUP BY style_id`,
    [styleIds ?? null],
  );
  return new Map(
    rows.flatMap(({ styleId, reviews, stars, ...fits }) => {
      const rating = ratingOf(reviews, stars);
      return rating ? [[styleId, { ...rating, fit: fitOf(fits) }] as const] : [];
    }),
  );
}
