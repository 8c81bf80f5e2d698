import type { CarouselBlock as CarouselContent } from '#openapi/generated/waymark.gen.ts';
import { blocksText } from '#src/messages/blocks.ts';
import { useText } from '#src/messages/text.ts';
import { Carousel } from '#src/ui/layout/Carousel.tsx';
import { BlockItem } from './BlockItem.tsx';
import { BlockSection } from './parts/BlockSection.tsx';

/** Slides, one visible at a time. They move only when the shopper moves them. */
export function CarouselBlock({ block }: { block: CarouselContent }) {
  const t = useText(blocksText);
  const { items, title, breakpoints } = block;
  return (
    <BlockSection block={block}>
      <Carousel
        label={title ?? t('slides')}
        slide="full"
        showsArrows={breakpoints.lg?.showArrows ?? breakpoints.sm.showArrows}
        showsProgress={breakpoints.lg?.showProgress ?? breakpoints.sm.showProgress}
      >
        {items.map((item) => (
          <BlockItem key={item.id} block={item} level={title ? 3 : 2} />
        ))}
      </Carousel>
    </BlockSection>
  );
}
