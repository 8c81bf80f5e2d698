import { type CheckedContent, contentIn } from '../content/checked.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const getFooter =
  (content: CheckedContent): Handler<'getFooter'> =>
  async ({ params, query, context }) =>
    publicly(
      (await contentIn(content, params.mode, query.previewDateTime).footer(params.siteId)) ?? {
        columns: [],
        social: [],
        legal: [],
        copyright: '',
      },
      context,
      params.mode,
    );
