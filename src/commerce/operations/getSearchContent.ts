import { searchContent } from '../content/articles.ts';
import type { Handler } from '../contract.ts';

export const getSearchContent = (): Handler<'getSearchContent'> => async ({ params, query }) => ({
  status: 200,
  body: searchContent(params.searchType, query),
});
