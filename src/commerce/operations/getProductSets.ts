import type { Catalogue } from '../catalogue/catalogue.ts';
import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getProductSets =
  (catalogue: Catalogue): Handler<'getProductSets'> =>
  async ({ params, query, context }) => {
    const productSets = catalogue.sets(params.productId, siteOf(query.locale));
    if (!productSets) throw new CommerceError('PLP400', 404, { field: '/path/productId' });
    return publicly({ productSets }, context);
  };
