import type { Catalogue } from '../catalogue/catalogue.ts';
import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const compareProducts =
  (catalogue: Catalogue): Handler<'compareProducts'> =>
  async ({ query, context }) =>
    publicly(catalogue.compare(query.productId, siteOf(query.locale)), context);
