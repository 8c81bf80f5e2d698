import type { Catalogue } from '../catalogue/catalogue.ts';
import { siteOf } from '../catalogue/site.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const autoSuggest =
  (catalogue: Catalogue): Handler<'autoSuggest'> =>
  async ({ query, context }) =>
    publicly(catalogue.suggest(query.q, siteOf(query.locale)), context);
