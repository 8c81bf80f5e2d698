import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';

export const getProductInventory =
  (catalogue: Catalogue): Handler<'getProductInventory'> =>
  async ({ params }) => {
    const body = await catalogue.inventory(params.productId);
    if (!body) throw new CommerceError('PLP400', 404, { field: '/path/productId' });
    return { status: 200, body };
  };
