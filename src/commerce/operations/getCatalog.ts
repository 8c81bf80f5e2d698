import type { Catalogue } from '../catalogue/catalogue.ts';
import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getCatalog =
  (catalogue: Catalogue): Handler<'getCatalog'> =>
  async ({ query, context }) => {
    const { categoryId, locale, start = 0, count = 24, sort = 'featured', filter } = query;
    const body = catalogue.list(categoryId, siteOf(locale), { start, count, sort, filter });
    if (!body) throw new CommerceError('PLP400', 404, { field: '/query/categoryId' });
    return publicly(body, context);
  };
