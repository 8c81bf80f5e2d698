import { type CheckedContent, contentIn } from '../content/checked.ts';
import { searchContent } from '../content/search-content.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const getSearchContent =
  (content: CheckedContent): Handler<'getSearchContent'> =>
  async ({ params, query, context }) =>
    publicly(
      await searchContent(
        contentIn(content, params.mode, query.previewDateTime),
        params.searchType,
        query,
        params.siteId,
      ),
      context,
      params.mode,
    );
