import type { Catalogue } from '../catalogue/catalogue.ts';
import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const searchProducts =
  (catalogue: Catalogue): Handler<'searchProducts'> =>
  async ({ query, context }) => {
    const { q, locale, start = 0, count = 24, sort = 'featured', filter } = query;
    return publicly(catalogue.find(q, siteOf(locale), { start, count, sort, filter }), context);
  };
