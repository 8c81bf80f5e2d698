import type { Catalogue } from '../catalogue/catalogue.ts';
import { type CheckedContent, contentIn } from '../content/checked.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getCategoryContent =
  (catalogue: Catalogue, content: CheckedContent): Handler<'getCategoryContent'> =>
  async ({ params: { categoryId, siteId, mode }, query, context }) => {
    if (!catalogue.model.categoryById.has(categoryId))
      throw new CommerceError('PLP400', 404, { field: '/path/categoryId' });
    const plain = { id: `category-${categoryId}`, categoryId, topBlocks: [], gridBlocks: [], bottomBlocks: [] };
    return publicly(
      (await contentIn(content, mode, query.previewDateTime).categoryContent(categoryId, siteId)) ?? plain,
      context,
      mode,
    );
  };
