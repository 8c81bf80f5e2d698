import type { Locale, SearchPage } from '#openapi/generated/waymark.gen.ts';
import type { ContentSource } from './content-source.ts';

/** As many as stand beside products without being in their way. */
const MOST = 3;

/**
 * The pages of help that words may ask for, by title and path; a slug without a page is left out. A content source that
 * fails costs the search its help, not its products.
 */
export const helpPages = (content: ContentSource, words: string, locale: Locale): Promise<SearchPage[]> =>
  readPages(content, words, locale).catch(() => []);

async function readPages(content: ContentSource, words: string, locale: Locale): Promise<SearchPage[]> {
  const slugs = await content.pagesFor(words, locale);
  const pages = await Promise.all(slugs.slice(0, MOST).map((slug) => content.page(slug, locale)));
  return pages.flatMap((page) => (page ? [{ title: page.title, url: `/${page.slug}` }] : []));
}
