import { slugOf } from '../content/augmented-page.ts';
import { type CheckedContent, contentIn } from '../content/checked.ts';
import { pageChildren } from '../content/page-children.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getPageChildren =
  (content: CheckedContent): Handler<'getPageChildren'> =>
  async ({ params, query, context }) => {
    const source = contentIn(content, params.mode, query.previewDateTime);
    const parent = slugOf(params.parentPageSlug);
    const pages = source.children
      ? await source.children(parent, params.siteId)
      : await pageChildren(source, parent, params.siteId);
    if (!pages) throw new CommerceError('API404', 404, { field: '/path/parentPageSlug' });
    return publicly({ pages: [...pages] }, context, params.mode);
  };
