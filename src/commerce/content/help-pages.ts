import type { Locale, SearchPage } from '#openapi/generated/waymark.gen.ts';
import type { ContentSource } from './content-source.ts';

/** Maximum number of help pages beside products. */
const MOST = 3;

/**
 * Returns help pages for a query, by title and path; leaves out a slug without a page. If the content source fails, the
 * search has no help pages but still its products.
 */
export const helpPages = (content: ContentSource, words: string, locale: Locale): Promise<SearchPage[]> =>
  readPages(content, words, locale).catch(() => []);

async function readPages(content: ContentSource, words: string, locale: Locale): Promise<SearchPage[]> {
  const slugs = await content.pagesFor(words, locale);
  const pages = await Promise.all(slugs.map((slug) => content.page(slug, locale)));
  return pages.flatMap((page) => (page ? [{ title: page.title, url: `/${page.slug}` }] : [])).slice(0, MOST);
}
