import { footerOf } from '../content/content.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const getFooter =
  (): Handler<'getFooter'> =>
  async ({ params, context }) =>
    publicly(footerOf(params.siteId), context, params.mode);
