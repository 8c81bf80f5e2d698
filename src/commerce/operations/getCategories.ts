import type { Catalogue } from '../catalogue/catalogue.ts';
import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';

export const getCategories =
  (catalogue: Catalogue): Handler<'getCategories'> =>
  async ({ query }) => ({ status: 200, body: catalogue.categories(siteOf(query.locale)) });
