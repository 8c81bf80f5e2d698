import type { Catalogue } from '../catalogue/catalogue.ts';
import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';

export const autoSuggest =
  (catalogue: Catalogue): Handler<'autoSuggest'> =>
  async ({ query }) => ({ status: 200, body: catalogue.suggest(query.q, siteOf(query.locale)) });
