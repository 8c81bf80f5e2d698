import type { ContentSource } from '../content/content-source.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const getFooter =
  (content: ContentSource): Handler<'getFooter'> =>
  async ({ params, context }) =>
    publicly(
      (await content.footer(params.siteId)) ?? { columns: [], social: [], legal: [], copyright: '' },
      context,
      params.mode,
    );
