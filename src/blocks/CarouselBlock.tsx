import { useMemo } from 'react';
import type { CarouselBlock as CarouselContent } from '#openapi/generated/waymark.gen.ts';
import { blocksText } from '#src/messages/blocks.ts';
import { useText } from '#src/messages/text.ts';
import { BlockItem } from './BlockItem.tsx';
import { BlockSection, innerLevelOf } from './parts/BlockSection.tsx';
import { breakpointsOf } from './parts/slides.ts';
import { Slides } from './parts/Slides.tsx';

/** Slides, one visible at a time unless editors gave them another width. */
export function CarouselBlock({ block }: { block: CarouselContent }) {
  const t = useText(blocksText);
  const { items, title, breakpoints } = block;
  const given = useMemo(() => breakpointsOf(breakpoints), [breakpoints]);
  return (
    <BlockSection block={block}>
      <Slides given={given} label={title ?? t('slides')} usual="100%" slide="full">
        {items.map((item) => (
          <BlockItem key={item.id} block={item} level={innerLevelOf(block)} />
        ))}
      </Slides>
    </BlockSection>
  );
}
