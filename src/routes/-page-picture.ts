import type { ContentPage } from '#openapi/generated/waymark.gen.ts';

/** What a shared link to a page shows: its own picture, else that of its first banner. */
export function pictureOfPage({ seo, blocks }: ContentPage): { path: string; alt: string } | undefined {
  if (seo.image) return { path: seo.image.path, alt: seo.image.alt };
  for (const block of blocks) {
    if ((block.type !== 'hero' && block.type !== 'banner') || !block.media) continue;
    const { path, alt } = block.media.lg ?? block.media.md ?? block.media.sm;
    return { path, alt };
  }
  return undefined;
}
