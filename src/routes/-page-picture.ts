import type { ContentPage } from '#openapi/generated/waymark.gen.ts';
import { pictureOf } from '#src/blocks/parts/media.ts';
import { imageSrcSet, imageWidths } from '#src/domain/image.ts';
import { media } from '#src/ui/theme/tokens.ts';

/**
 * Returns the first banner with a picture. `within` limits the search to the first blocks: the third and later ones are
 * not visible at once.
 */
const firstBanner = ({ blocks }: ContentPage, within = blocks.length) =>
  blocks
    .slice(0, within)
    .flatMap((block) => ((block.type === 'hero' || block.type === 'banner') && block.media ? [block.media] : []))[0];

/** Returns the picture of a shared link to a page: its own, else that of its first banner. */
export function pictureOfPage(page: ContentPage): { path: string; alt: string } | undefined {
  if (page.seo.image) return page.seo.image;
  const banner = firstBanner(page);
  return banner && (banner.lg ?? banner.md ?? banner.sm);
}

/**
 * Preloads the largest picture of a page's first screen, with one link per breakpoint. Not in the browser, where the
 * elements exist at once.
 */
export function preloadsOfPage(page: ContentPage) {
  if (!import.meta.env.SSR) return [];
  const banner = firstBanner(page, 2);
  if (!banner) return [];
  const { path, md, lg } = pictureOf(banner);
  const variants = [
    { path, query: md ? media.smOnly : lg ? media.belowLg : undefined },
    ...(md ? [{ path: md.path, query: lg ? `${media.md} and ${media.belowLg}` : media.md }] : []),
    ...(lg ? [{ path: lg.path, query: media.lg }] : []),
  ];
  return variants.map((variant) => ({
    rel: 'preload',
    as: 'image',
    imageSrcSet: imageSrcSet(variant.path, imageWidths),
    imageSizes: '100vw',
    media: variant.query,
    fetchPriority: 'high' as const,
  }));
}
