import type { ContentSource } from '../content/content-source.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const getMenu =
  (content: ContentSource): Handler<'getMenu'> =>
  async ({ params, context }) =>
    publicly((await content.menu(params.siteId)) ?? { opensOn: 'click', items: [] }, context, params.mode);
