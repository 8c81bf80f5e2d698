import { popupsOf } from '../content/content.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const getPopups =
  (): Handler<'getPopups'> =>
  async ({ params, context }) =>
    publicly(popupsOf(params.siteId), context, params.mode);
