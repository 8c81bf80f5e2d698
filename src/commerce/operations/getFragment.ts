import type { ContentSource } from '../content/content-source.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getFragment =
  (content: ContentSource): Handler<'getFragment'> =>
  async ({ params, query, context }) => {
    const body = await content.fragment(params.fragmentId, query.siteId);
    if (!body) throw new CommerceError('API404', 404, { field: '/path/fragmentId' });
    return publicly(body, context, params.mode);
  };
