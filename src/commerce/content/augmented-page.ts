import type { AugmentedPage, Locale } from '#openapi/generated/waymark.gen.ts';
import type { ContentSource } from './content-source.ts';

/** Paths write the slashes of a slug as two dashes (help--contact-us). */
export const slugOf = (segment: string): string => segment.replaceAll('--', '/');

/** Returns a page with its header and its breadcrumbs; null if there is no such page. */
export async function augmentedPage(
  source: ContentSource,
  slug: string,
  locale: Locale,
): Promise<AugmentedPage | null> {
  const page = await source.page(slug, locale);
  if (!page) return null;
  const parts = slug.split('/');
  const above = await Promise.all(parts.map((_, at) => source.page(parts.slice(0, at + 1).join('/'), locale)));
  return {
    ...page,
    header: {
      theme: page.blocks.find(({ type }) => type !== 'promoBar')?.type === 'hero' ? 'transparent' : 'standard',
      sticky: !['cart', 'checkout'].includes(slug),
    },
    breadcrumbs: slug === 'home' ? [] : above.flatMap((one) => (one ? [{ url: `/${one.slug}`, text: one.title }] : [])),
  };
}
