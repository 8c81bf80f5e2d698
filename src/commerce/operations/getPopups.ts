import type { ContentSource } from '../content/content-source.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const getPopups =
  (content: ContentSource): Handler<'getPopups'> =>
  async ({ params, context }) =>
    publicly({ popups: [...(await content.popups(params.siteId))] }, context, params.mode);
