import { slugOf } from '../content/augmented-page.ts';
import type { ContentSource } from '../content/content-source.ts';
import { pageChildren } from '../content/page-children.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getPageChildren =
  (content: ContentSource): Handler<'getPageChildren'> =>
  async ({ params, context }) => {
    const pages = await pageChildren(content, slugOf(params.parentPageSlug), params.siteId);
    if (!pages) throw new CommerceError('API404', 404, { field: '/path/parentPageSlug' });
    return publicly({ pages }, context, params.mode);
  };
