import type { ContentSource } from '../content/content-source.ts';
import { searchContent } from '../content/search-content.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const getSearchContent =
  (content: ContentSource): Handler<'getSearchContent'> =>
  async ({ params, query, context }) =>
    publicly(await searchContent(content, params.searchType, query, params.siteId), context, params.mode);
