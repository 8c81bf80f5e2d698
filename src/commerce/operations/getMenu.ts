import { menuOf } from '../content/content.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const getMenu =
  (): Handler<'getMenu'> =>
  async ({ params, context }) =>
    publicly(menuOf(params.siteId), context, params.mode);
