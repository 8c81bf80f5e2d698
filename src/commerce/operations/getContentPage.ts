import { slugOf } from '../content/augmented-page.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getContentPage =
  (content: ContentSource): Handler<'getContentPage'> =>
  async ({ params, context }) => {
    const body = await content.page(slugOf(params.page), params.siteId);
    if (!body) throw new CommerceError('API404', 404, { field: '/path/page' });
    return publicly(body, context, params.mode);
  };
