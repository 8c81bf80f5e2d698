import { type CheckedContent, contentIn } from '../content/checked.ts';
import { showcase } from '../content/showcase.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

/** Results of a page of the preview's list (catalogue 2). */
const LIMIT = 20;

export const getShowcase =
  (content: CheckedContent): Handler<'getShowcase'> =>
  async ({ params, query: { layoutVariant, limit = LIMIT, offset = 0, previewDateTime }, context }) => {
    const source = contentIn(content, params.mode, previewDateTime);
    if (source.showcase) {
      const wish = { docType: params.docType, limit: String(limit), offset: String(offset) };
      const listed = await source.showcase(
        layoutVariant === undefined ? wish : { ...wish, layoutVariant },
        params.siteId,
      );
      return publicly(listed, context, params.mode);
    }
    const items = await showcase(source, { docType: params.docType, layoutVariant }, params.siteId);
    const body = { items: items.slice(offset, offset + limit), total: items.length, offset, limit };
    return publicly(body, context, params.mode);
  };
