import { css } from '@linaria/core';
import { type ComponentType, lazy, memo, Suspense } from 'react';
import type { ContentBlock, Locale } from '#openapi/generated/waymark.gen.ts';
import { atIdle } from '#src/ui/behaviour/atIdle.ts';
import type { BannerProps } from './BannerBlock.tsx';
import './banner/styles.ts';
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

/** The code of banners, once a loader brought it. */
let Loaded: ComponentType<BannerProps> | null = null;

/** Reads what editors put around a listing, with the code of its banners. */
export async function loadCategoryEditorial(categoryId: string, locale: Locale) {
  const { BannerBlock, categoryEditorial } = await loadBlocksLater();
  Loaded = BannerBlock;
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

/** Rendered once: an update before its code is there would replace it by nothing. */
const TopBanner = memo(
  function TopBanner(props: BannerProps) {
    const Part = Loaded ?? Rendered;
    return (
      <Suspense>
        <Part {...props} />
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
          <TopBanner key={banner.id} banner={banner} isFirst={position === 0} />
        ))}
      </div>
      <LaterBlocks id={id} content={{ blocks: rest, data }} />
    </>
  );
}
