import type { Catalogue } from '../catalogue/catalogue.ts';
import { siteOf } from '../catalogue/site.ts';
import { sizeNames } from '../catalogue/sizes.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { requireStyle } from '../reviews/review-author.ts';
import { fitOf } from '../reviews/ratings.ts';
import { reviewsOf } from '../reviews/reviews.ts';
import type { Translations } from '../reviews/translations.ts';
import { publicly } from './publicly.ts';

interface Deps {
  database: Database;
  browsing: Catalogue;
  translations: Translations;
}

/** Reads a page of the reviews of a product (catalogue 7). */
export const getReviews =
  ({ database: { raw }, browsing, translations }: Deps): Handler<'getReviews'> =>
  async ({ params, query, context }) => {
    const { sort = 'helpful', stars = null, fit = null, size = null, offset = 0, limit = 5, locale = 'en-us' } = query;
    const styleId = await requireStyle(raw, params.productId);
    const style = browsing.model.styleById.get(styleId);
    const sizes = style ? sizeNames(style, siteOf(locale)) : new Map<string, string>();
    const page = await reviewsOf(raw, styleId, { filter: { stars, fit, size }, sort, offset, limit, sizes });
    // Whoever reads the list after a review was approved reads the same number on the next page.
    browsing.rate([[styleId, page.rating ? { ...page.rating, fit: fitOf(page.fits) } : null]]);
    return publicly({ ...page, canTranslate: translations.isThere }, context);
  };
