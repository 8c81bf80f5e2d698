import { augmentedPage, slugOf } from '../content/augmented-page.ts';
import { type CheckedContent, contentFor } from '../content/checked.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

export const getShopPage =
  (content: CheckedContent): Handler<'getShopPage'> =>
  async ({ params: { page }, query: { locale }, context }) => {
    const body = await augmentedPage(contentFor(content, context), slugOf(page), locale);
    if (!body) throw new CommerceError('API404', 404, { field: '/path/page' });
    return publicly(body, context);
  };
