import type { Catalogue } from '../catalogue/catalogue.ts';
import { productOfId } from '../catalogue/model.ts';
import { productContentOf } from '../content/content.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';

export const getProductContent =
  (catalogue: Catalogue): Handler<'getProductContent'> =>
  async ({ params }) => {
    const product = productOfId(catalogue.model, params.productId);
    if (!product) throw new CommerceError('PLP400', 404, { field: '/path/productId' });
    return { status: 200, body: productContentOf(params.productId, product.style.id, params.siteId) };
  };
