import type { Catalogue } from '../catalogue/catalogue.ts';
import { categoryContentOf } from '../content/content.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getCategoryContent =
  (catalogue: Catalogue): Handler<'getCategoryContent'> =>
  async ({ params, context }) => {
    if (!catalogue.model.categoryById.has(params.categoryId))
      throw new CommerceError('PLP400', 404, { field: '/path/categoryId' });
    return publicly(categoryContentOf(params.categoryId), context, params.mode);
  };
