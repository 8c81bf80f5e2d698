import { type CheckedContent, contentIn } from '../content/checked.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const getMenu =
  (content: CheckedContent): Handler<'getMenu'> =>
  async ({ params, query, context }) =>
    publicly(
      (await contentIn(content, params.mode, query.previewDateTime).menu(params.siteId)) ?? {
        opensOn: 'click',
        items: [],
      },
      context,
      params.mode,
    );
