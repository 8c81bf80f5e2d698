import type { Catalogue } from '../catalogue/catalogue.ts';
import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';

export const getProductDetails =
  (catalogue: Catalogue): Handler<'getProductDetails'> =>
  async ({ params, query }) => {
    const body = await catalogue.details(params.productId, siteOf(query.locale), query.recipe);
    if (!body) throw new CommerceError('PLP400', 404, { field: '/path/productId' });
    return { status: 200, body };
  };
