import type { ContentChild, Locale } from '#openapi/generated/waymark.gen.ts';
import type { ContentSource } from './content-source.ts';

/** Returns the pages one level below a page, in the order of their slugs; null if there is no such page. */
export async function pageChildren(
  source: ContentSource,
  parent: string,
  locale: Locale,
): Promise<ContentChild[] | null> {
  const documents = await source.documents(locale);
  const pages = documents.flatMap(({ page }) => (page ? [page] : []));
  const below = pages.filter(({ slug }) => slug.slice(0, slug.lastIndexOf('/')) === parent && slug.includes('/'));
  if (below.length === 0 && !pages.some(({ slug }) => slug === parent)) return null;
  return below
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
    .map(({ id, slug, title, seo }) => ({ id, url: `/${slug}`, title, description: seo.description }));
}
