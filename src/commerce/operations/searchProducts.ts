import type { Catalogue } from '../catalogue/catalogue.ts';
import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';

export const searchProducts =
  (catalogue: Catalogue): Handler<'searchProducts'> =>
  async ({ query }) => {
    const { q, locale, start = 0, count = 24, sort = 'featured', filter } = query;
    return { status: 200, body: catalogue.find(q, siteOf(locale), { start, count, sort, filter }) };
  };
