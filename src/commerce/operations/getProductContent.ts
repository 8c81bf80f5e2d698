import type { Catalogue } from '../catalogue/catalogue.ts';
import { productOfId } from '../catalogue/model.ts';
import { type CheckedContent, contentIn } from '../content/checked.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getProductContent =
  (catalogue: Catalogue, content: CheckedContent): Handler<'getProductContent'> =>
  async ({ params: { productId, siteId, mode }, query, context }) => {
    const product = productOfId(catalogue.model, productId);
    if (!product) throw new CommerceError('PLP400', 404, { field: '/path/productId' });
    const plain = { id: `product-${product.style.id}`, productId, topBlocks: [], bottomBlocks: [] };
    return publicly(
      (await contentIn(content, mode, query.previewDateTime).productContent(
        { id: productId, masterId: product.style.id },
        siteId,
      )) ?? plain,
      context,
      mode,
    );
  };
