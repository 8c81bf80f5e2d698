import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';

export const checkAvailability =
  (catalogue: Catalogue): Handler<'checkAvailability'> =>
  async ({ params, body }) => {
    const items = body.items.map(({ id, qty = 1 }) => ({ id, qty }));
    const answer = await catalogue.availability(params.productId, items);
    if (!answer) throw new CommerceError('PLP400', 404, { field: '/path/productId' });
    return { status: 200, body: answer };
  };
