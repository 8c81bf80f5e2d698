import type { ContentBlock } from '#openapi/generated/waymark.gen.ts';
import { BannerBlock } from './BannerBlock.tsx';
import { type Editorial, LaterBlocks } from './LaterBlocks.tsx';

type Banner = Extract<ContentBlock, { type: 'banner' }>;

const isBanner = (block: ContentBlock): block is Banner => block.type === 'banner';

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
      {blocks.filter(isBanner).map((banner, position) => (
        <BannerBlock key={banner.id} banner={banner} isFirst={position === 0} />
      ))}
      <LaterBlocks id={id} content={{ blocks: rest, data }} />
    </>
  );
}
