import type { Catalogue } from '../catalogue/catalogue.ts';
import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';

export const getProductInventory =
  (catalogue: Catalogue): Handler<'getProductInventory'> =>
  async ({ params, query }) => {
    const body = await catalogue.inventory(params.productId, siteOf(query.locale));
    if (!body) throw new CommerceError('PLP400', 404, { field: '/path/productId' });
    return { status: 200, body };
  };
