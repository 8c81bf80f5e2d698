import { fragmentOf } from '../content/content.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getFragment =
  (): Handler<'getFragment'> =>
  async ({ params, query, context }) => {
    const body = fragmentOf(params.fragmentId, query.siteId);
    if (!body) throw new CommerceError('API404', 404, { field: '/path/fragmentId' });
    return publicly(body, context, params.mode);
  };
