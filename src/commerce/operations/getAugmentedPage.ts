import { augmentedPageOf, slugOf } from '../content/content.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getAugmentedPage =
  (): Handler<'getAugmentedPage'> =>
  async ({ params, context }) => {
    const body = augmentedPageOf(slugOf(params.page), params.siteId);
    if (!body) throw new CommerceError('API404', 404, { field: '/path/page' });
    return publicly(body, context, params.mode);
  };
