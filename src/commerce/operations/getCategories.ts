import type { Catalogue } from '../catalogue/catalogue.ts';
import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const getCategories =
  (catalogue: Catalogue): Handler<'getCategories'> =>
  async ({ query, context }) =>
    publicly(catalogue.categories(siteOf(query.locale)), context);
