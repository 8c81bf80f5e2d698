import type { Catalogue } from '../catalogue/catalogue.ts';
import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getProductDetails =
  (catalogue: Catalogue): Handler<'getProductDetails'> =>
  async ({ params, query, context }) => {
    const body = await catalogue.details(params.productId, siteOf(query.locale), query.recipe);
    if (!body) throw new CommerceError('PLP400', 404, { field: '/path/productId' });
    return publicly(body, context);
  };
