import type { CollectionItem } from '#openapi/generated/waymark.gen.ts';
import type { HeadingLevel } from '#src/ui/text/Text.tsx';
import { AccordionsBlock } from './AccordionsBlock.tsx';
import { ArticleBlock } from './ArticleBlock.tsx';
import { BannerBlock } from './BannerBlock.tsx';
import { BrokenBlock } from './BrokenBlock.tsx';
import { ButtonsBlock } from './ButtonsBlock.tsx';
import { IconAndTextBlock } from './IconAndTextBlock.tsx';
import { LinkedCardBlock } from './LinkedCardBlock.tsx';
import { PictureBlock } from './PictureBlock.tsx';
import { RichTextBlock } from './RichTextBlock.tsx';
import { VideoBlock } from './VideoBlock.tsx';

/** A block inside another one: a card of a collection, a slide, the content of a dialog. */
export function BlockItem({ block, level = 3 }: { block: CollectionItem; level?: HeadingLevel }) {
  switch (block.type) {
    case 'banner':
      return <BannerBlock banner={block} isInside level={level} />;
    case 'linkedCard':
      return <LinkedCardBlock block={block} level={level} />;
    case 'article':
      return <ArticleBlock block={block} level={level} />;
    case 'picture':
      return <PictureBlock block={block} isInside />;
    case 'richText':
      return <RichTextBlock block={block} isInside />;
    case 'buttons':
      return <ButtonsBlock block={block} isInside />;
    case 'iconAndText':
      return <IconAndTextBlock block={block} isInside />;
    case 'accordions':
      return <AccordionsBlock block={block} isInside />;
    case 'video':
      return <VideoBlock block={block} isInside />;
    case 'broken':
      return <BrokenBlock block={block} />;
  }
}
