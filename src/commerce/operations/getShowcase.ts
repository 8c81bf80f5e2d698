import { type CheckedContent, contentIn } from '../content/checked.ts';
import { showcase } from '../content/showcase.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

/** Results of a page of the preview's list (catalogue 2). */
const LIMIT = 20;

export const getShowcase =
  (content: CheckedContent): Handler<'getShowcase'> =>
  async ({ params, query: { layoutVariant, limit = LIMIT, offset = 0, previewDateTime }, context }) => {
    const items = await showcase(
      contentIn(content, params.mode, previewDateTime),
      { docType: params.docType, layoutVariant },
      params.siteId,
    );
    const body = { items: items.slice(offset, offset + limit), total: items.length, offset, limit };
    return publicly(body, context, params.mode);
  };
