import type { ContentMedia, ContentMediaItem } from '#openapi/generated/waymark.gen.ts';
import type { PictureProps, PictureRatio } from '#src/ui/text/Picture.tsx';

const ratios: [PictureRatio, number][] = [
  ['tall', 3 / 4],
  ['product', 4 / 5],
  ['square', 1],
  ['landscape', 3 / 2],
  ['wide', 32 / 15],
];

/** Returns the picture ratio of the shop that is nearest to the picture's own. */
export function ratioOf({ width, height }: Pick<ContentMediaItem, 'width' | 'height'>): PictureRatio {
  const own = Math.log(width / height);
  const distance = (ratio: number) => Math.abs(Math.log(ratio) - own);
  return ratios.reduce((best, next) => (distance(next[1]) < distance(best[1]) ? next : best))[0];
}

/** A video has a poster, which is shown until it plays. */
const still = (item: ContentMediaItem) => ({
  path: item.kind === 'video' ? (item.poster ?? '') : item.path,
  ratio: ratioOf(item),
});

type ArtDirection = Pick<PictureProps, 'path' | 'alt' | 'ratio' | 'md' | 'lg'>;

/** Returns one picture per breakpoint, without those that repeat the smaller breakpoint's picture. */
export function pictureOf({ sm, md, lg }: ContentMedia): ArtDirection {
  const isAnother = (item: ContentMediaItem | undefined, below: ContentMediaItem): item is ContentMediaItem =>
    item !== undefined && still(item).path !== still(below).path;
  return {
    ...still(sm),
    alt: sm.alt,
    ...(isAnother(md, sm) ? { md: still(md) } : {}),
    ...(isAnother(lg, md ?? sm) ? { lg: still(lg) } : {}),
  };
}
