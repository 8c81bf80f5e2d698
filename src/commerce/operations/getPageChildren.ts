import { slugOf } from '../content/augmented-page.ts';
import { type CheckedContent, contentIn } from '../content/checked.ts';
import { pageChildren } from '../content/page-children.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getPageChildren =
  (content: CheckedContent): Handler<'getPageChildren'> =>
  async ({ params, query, context }) => {
    const pages = await pageChildren(
      contentIn(content, params.mode, query.previewDateTime),
      slugOf(params.parentPageSlug),
      params.siteId,
    );
    if (!pages) throw new CommerceError('API404', 404, { field: '/path/parentPageSlug' });
    return publicly({ pages }, context, params.mode);
  };
