import { type CheckedContent, contentIn } from '../content/checked.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const getPopups =
  (content: CheckedContent): Handler<'getPopups'> =>
  async ({ params, query, context }) =>
    publicly(
      { popups: [...(await contentIn(content, params.mode, query.previewDateTime).popups(params.siteId))] },
      context,
      params.mode,
    );
