import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { CommerceError } from '../errors.ts';
import { reviewsOf, styleOf } from '../reviews/reviews.ts';
import { publicly } from './publicly.ts';

/** Reads a page of the reviews of a product (catalogue 7). */
export const getReviews =
  ({ database: { raw } }: { database: Database }): Handler<'getReviews'> =>
  async ({ params, query: { sort = 'helpful', stars = null, offset = 0, limit = 5 }, context }) => {
    const styleId = await styleOf(raw, params.productId);
    if (styleId === null) throw new CommerceError('PLP400', 404, { field: '/path/productId' });
    return publicly(await reviewsOf(raw, styleId, { sort, stars, offset, limit }), context);
  };
