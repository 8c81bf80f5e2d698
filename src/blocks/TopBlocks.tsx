import { css } from '@linaria/core';
import { type ComponentType, lazy, memo, Suspense } from 'react';
import type { ContentBlock, Locale } from '#openapi/generated/waymark.gen.ts';
import { atIdle } from '#src/ui/behaviour/atIdle.ts';
import type { BannerProps } from './BannerBlock.tsx';
import './banner/styles.ts';
import type { BlockData } from './blocks.data.ts';
import type { Editorial } from './editorial.types.ts';
import { LaterBlocks, loadBlocksLater } from './LaterBlocks.tsx';

/** Low enough that what the page is for is on the first screen. */
const top = css`
  & [data-part='media'] img {
    max-height: min(22rem, 45svh);
  }
`;

type Banner = Extract<ContentBlock, { type: 'banner' }>;

const isBanner = (block: ContentBlock): block is Banner => block.type === 'banner';

interface TopProps {
  banner: Banner;
  isFirst: boolean;
  data: BlockData;
}

/** The code of banners, and of banners whose targets open fragments, once a loader brought it. */
let Loaded: { plain: ComponentType<BannerProps>; opening: ComponentType<TopProps> } | null = null;

/** Reads what editors put around a listing, with the code of its banners. */
export async function loadCategoryEditorial(categoryId: string, locale: Locale) {
  const { BannerBlock, OpeningBanner, categoryEditorial } = await loadBlocksLater();
  Loaded = { plain: BannerBlock, opening: OpeningBanner };
  return categoryEditorial(categoryId, locale);
}

const idle = () => new Promise<void>((resolve) => atIdle(async () => resolve()));

const never = new Promise<never>(() => undefined);

/**
 * A banner that the server rendered: what is on the page stays, and its code loads when the page is idle. Until then,
 * and if the code cannot be loaded, its links open documents.
 */
const Rendered = lazy(async () => {
  await idle();
  const { BannerBlock } = await import('./BannerBlock.tsx').catch(() => never);
  return { default: BannerBlock };
});

const opensFragment = ({ targets = [], mediaTarget }: Banner, { fragments = {} }: BlockData): boolean =>
  [...targets, mediaTarget].some((target) => fragments[target?.fragmentId ?? ''] !== undefined);

/** The same, for a banner whose targets open fragments: the dialogs come with the code of all blocks. */
const RenderedOpening = lazy(async () => {
  await idle();
  const { OpeningBanner } = await loadBlocksLater().catch(() => never);
  return { default: OpeningBanner };
});

/** Rendered once: an update before its code is there would replace it by nothing. */
const TopBanner = memo(
  function TopBanner({ banner, isFirst, data }: TopProps) {
    const Plain = Loaded?.plain ?? Rendered;
    const Opening = Loaded?.opening ?? RenderedOpening;
    return (
      <Suspense>
        {opensFragment(banner, data) ? (
          <Opening banner={banner} isFirst={isFirst} data={data} />
        ) : (
          <Plain banner={banner} isFirst={isFirst} />
        )}
      </Suspense>
    );
  },
  (before, after) => before.banner.id === after.banner.id,
);

/**
 * What editors put at the top of a page of the shop. A banner comes with the page, so that its picture is not late and
 * nothing moves; other blocks, below it, come when they are near.
 */
export function TopBlocks({ id, content }: { id: string; content: Editorial | null | undefined }) {
  if (!content) return null;
  const { blocks, data } = content;
  const rest = blocks.filter((block) => !isBanner(block));
  return (
    <>
      <div className={top}>
        {blocks.filter(isBanner).map((banner, position) => (
          <TopBanner key={banner.id} banner={banner} isFirst={position === 0} data={data} />
        ))}
      </div>
      <LaterBlocks id={id} content={{ blocks: rest, data }} />
    </>
  );
}
