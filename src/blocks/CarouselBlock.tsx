import type { CarouselBlock as CarouselContent } from '#openapi/generated/waymark.gen.ts';
import { blocksText } from '#src/messages/blocks.ts';
import { useText } from '#src/messages/text.ts';
import { Carousel } from '#src/ui/layout/Carousel.tsx';
import { BlockItem } from './BlockItem.tsx';
import { BlockSection } from './parts/BlockSection.tsx';
import { breakpointsOf, isShown, slides, slidesOf } from './parts/slides.ts';

/** Slides, one visible at a time unless editors gave them another width. They move only when the shopper moves them. */
export function CarouselBlock({ block }: { block: CarouselContent }) {
  const t = useText(blocksText);
  const { items, title } = block;
  const given = breakpointsOf(block.breakpoints);
  return (
    <BlockSection block={block}>
      <div className={slides} {...slidesOf(given, '100%')}>
        <Carousel
          label={title ?? t('slides')}
          slide="full"
          showsArrows={isShown(given, 'showArrows', true)}
          showsProgress={isShown(given, 'showProgress', true)}
          loops={isShown(given, 'loop', false)}
        >
          {items.map((item) => (
            <BlockItem key={item.id} block={item} level={title ? 3 : 2} />
          ))}
        </Carousel>
      </div>
    </BlockSection>
  );
}
