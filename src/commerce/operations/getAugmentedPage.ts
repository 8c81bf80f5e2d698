import { augmentedPage, slugOf } from '../content/augmented-page.ts';
import { type CheckedContent, contentIn } from '../content/checked.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getAugmentedPage =
  (content: CheckedContent): Handler<'getAugmentedPage'> =>
  async ({ params, query, context }) => {
    const body = await augmentedPage(
      contentIn(content, params.mode, query.previewDateTime),
      slugOf(params.page),
      params.siteId,
    );
    if (!body) throw new CommerceError('API404', 404, { field: '/path/page' });
    return publicly(body, context, params.mode);
  };
