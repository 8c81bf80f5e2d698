import { slugOf } from '../content/augmented-page.ts';
import { type CheckedContent, contentIn } from '../content/checked.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getContentPage =
  (content: CheckedContent): Handler<'getContentPage'> =>
  async ({ params, query, context }) => {
    const body = await contentIn(content, params.mode, query.previewDateTime).page(slugOf(params.page), params.siteId);
    if (!body) throw new CommerceError('API404', 404, { field: '/path/page' });
    return publicly(body, context, params.mode);
  };
