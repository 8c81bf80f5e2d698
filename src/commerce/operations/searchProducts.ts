import type { Catalogue } from '../catalogue/catalogue.ts';
import { siteOf } from '../catalogue/site.ts';
import type { ContentSource } from '../content/content-source.ts';
import { helpPages } from '../content/help-pages.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

export const searchProducts =
  (catalogue: Catalogue, content: ContentSource): Handler<'searchProducts'> =>
  async ({ query, context }) => {
    const { q, locale, start = 0, count = 24, sort = 'featured', filter } = query;
    const found = catalogue.find(q, siteOf(locale), { start, count, sort, filter });
    const body = { ...found, pages: await helpPages(content, q, locale) };
    const slug = await content.pageFor(q, locale);
    return publicly(slug === null ? body : { ...body, redirectUrl: `/${slug}` }, context);
  };
