import { type CheckedContent, contentIn } from '../content/checked.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getFragment =
  (content: CheckedContent): Handler<'getFragment'> =>
  async ({ params, query, context }) => {
    const body = await contentIn(content, params.mode, query.previewDateTime).fragment(params.fragmentId, query.siteId);
    if (!body) throw new CommerceError('API404', 404, { field: '/path/fragmentId' });
    return publicly(body, context, params.mode);
  };
