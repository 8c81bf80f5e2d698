import type { AugmentedPage, Locale } from '#openapi/generated/waymark.gen.ts';
import { locales } from '#src/domain/locale.ts';
import type { ContentSource } from './content-source.ts';

/** Paths write the slashes of a slug as two dashes (help--contact-us). */
export const slugOf = (segment: string): string => segment.replaceAll('--', '/');

/** Returns the sites that have a page; one that does not answer may have it. */
async function sitesOf(source: ContentSource, slug: string): Promise<Locale[]> {
  const has = async (locale: Locale) => (await source.page(slug, locale)) !== null;
  const found = await Promise.all(locales.map((locale) => has(locale).catch(() => true)));
  return locales.filter((_, at) => found[at]);
}

/** Returns a page with its header, its breadcrumbs and the sites that have it; null if there is no such page. */
export async function augmentedPage(
  source: ContentSource,
  slug: string,
  locale: Locale,
): Promise<AugmentedPage | null> {
  const page = await source.page(slug, locale);
  if (!page) return null;
  const parts = slug.split('/');
  const [above, sites] = await Promise.all([
    Promise.all(parts.map((_, at) => source.page(parts.slice(0, at + 1).join('/'), locale))),
    sitesOf(source, slug),
  ]);
  return {
    ...page,
    header: {
      theme: page.blocks.find(({ type }) => type !== 'promoBar')?.type === 'hero' ? 'transparent' : 'standard',
      sticky: !['cart', 'checkout'].includes(slug),
    },
    breadcrumbs: slug === 'home' ? [] : above.flatMap((one) => (one ? [{ url: `/${one.slug}`, text: one.title }] : [])),
    locales: sites,
  };
}
