import { pageOf, slugOf } from '../content/content.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';

export const getContentPage = (): Handler<'getContentPage'> => async ({ params }) => {
  const body = pageOf(slugOf(params.page), params.siteId);
  if (!body) throw new CommerceError('API404', 404, { field: '/path/page' });
  return { status: 200, body };
};
