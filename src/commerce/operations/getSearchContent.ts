import { siteOf } from '../catalogue/site.ts';
import { searchContent } from '../content/articles.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const getSearchContent =
  (): Handler<'getSearchContent'> =>
  async ({ params, query, context }) =>
    publicly(searchContent(params.searchType, query, siteOf(params.siteId)), context, params.mode);
