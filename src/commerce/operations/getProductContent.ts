import type { Catalogue } from '../catalogue/catalogue.ts';
import { productOfId } from '../catalogue/model.ts';
import { productContentOf } from '../content/content.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getProductContent =
  (catalogue: Catalogue): Handler<'getProductContent'> =>
  async ({ params, context }) => {
    const product = productOfId(catalogue.model, params.productId);
    if (!product) throw new CommerceError('PLP400', 404, { field: '/path/productId' });
    return publicly(productContentOf(params.productId, product.style.id, params.siteId), context, params.mode);
  };
