import { useId, useMemo } from 'react';
import type {
  ContentBlock,
  ExperienceBlock as Experience,
  SegmentationBlock as Segmentation,
} from '#openapi/generated/waymark.gen.ts';
import { experienceOf, segmentOf } from '#src/domain/personalisation.ts';
import { useStanding, versionedBlock } from '#src/flows/personalisation/index.ts';
import { AccordionsBlock } from './AccordionsBlock.tsx';
import { AnchorBlock } from './AnchorBlock.tsx';
import { ArticleBlock } from './ArticleBlock.tsx';
import { ArticleGridBlock } from './ArticleGridBlock.tsx';
import { BannerBlock } from './BannerBlock.tsx';
import { BenefitBarBlock } from './BenefitBarBlock.tsx';
import { type BlockData, isForPage } from './blocks.data.ts';
import { BrokenBlock } from './BrokenBlock.tsx';
import { ButtonsBlock } from './ButtonsBlock.tsx';
import { CarouselBlock } from './CarouselBlock.tsx';
import { CategoryCardsBlock } from './CategoryCardsBlock.tsx';
import { CollectionBlock } from './CollectionBlock.tsx';
import { DialogBlock } from './DialogBlock.tsx';
import { margins } from './parts/margins.ts';
import { ContentDialog } from './parts/ContentDialog.tsx';
import { FragmentsContext } from './parts/fragments.ts';
import { marginsOf } from './parts/style-attributes.ts';
import { EventBlock } from './EventBlock.tsx';
import { HeroBlock } from './HeroBlock.tsx';
import { IconAndTextBlock } from './IconAndTextBlock.tsx';
import { LinkedCardBlock } from './LinkedCardBlock.tsx';
import { PictureBlock } from './PictureBlock.tsx';
import { ProductRecommendationsBlock } from './ProductRecommendationsBlock.tsx';
import { PromoBarBlock } from './PromoBarBlock.tsx';
import { RichTextBlock } from './RichTextBlock.tsx';
import { SecondaryNavBlock } from './SecondaryNavBlock.tsx';
import { SpacerBlock } from './SpacerBlock.tsx';
import { UpsellBlock } from './UpsellBlock.tsx';
import { UserContentBlock } from './UserContentBlock.tsx';
import { VideoBlock } from './VideoBlock.tsx';

/**
 * Renders one block of a page by its type. A block that depends on a decision shows the version for everyone, one for
 * audiences that of the shopper (catalogue 4).
 */
function Block({ block, data, isFirst }: { block: ContentBlock; data: BlockData; isFirst?: boolean }) {
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} isFirst={isFirst} />;
    case 'banner':
      return <BannerBlock banner={block} isFirst={isFirst} />;
    case 'collection':
      return <CollectionBlock block={block} />;
    case 'carousel':
      return <CarouselBlock block={block} />;
    case 'benefitBar':
      return <BenefitBarBlock block={block} />;
    case 'iconAndText':
      return <IconAndTextBlock block={block} />;
    case 'richText':
      return <RichTextBlock block={block} />;
    case 'spacer':
      return <SpacerBlock block={block} />;
    case 'categoryCards':
      return <CategoryCardsBlock block={block} />;
    case 'productRecommendations':
      return <ProductRecommendationsBlock block={block} products={data.products[block.id] ?? []} />;
    case 'upsell':
      return <UpsellBlock block={block} inStock={data.inStock[block.id] ?? []} />;
    case 'promoBar':
      return <PromoBarBlock block={block} />;
    case 'linkedCard':
      return <LinkedCardBlock block={block} />;
    case 'accordions':
      return <AccordionsBlock block={block} />;
    case 'video':
      return <VideoBlock block={block} />;
    case 'picture':
      return <PictureBlock block={block} />;
    case 'secondaryNav':
      return <SecondaryNavBlock block={block} />;
    case 'anchor':
      return <AnchorBlock block={block} />;
    case 'buttons':
      return <ButtonsBlock block={block} />;
    case 'article':
      return <ArticleBlock block={block} level={2} />;
    case 'articleGrid':
      return <ArticleGridBlock block={block} articles={data.articles[block.id] ?? []} tagId={data.tagId} />;
    case 'dialog':
      return <DialogBlock block={block} />;
    case 'experience':
      return <ExperienceBlock block={block} data={data} />;
    case 'segmentation':
      return <SegmentationBlock block={block} data={data} />;
    case 'filterBy':
      return (
        isForPage(block, data.about) && (
          <div className={margins} {...marginsOf(block.bottomMargins)}>
            <Blocks blocks={block.components} data={data} isNested />
          </div>
        )
      );
    case 'broken':
      return <BrokenBlock block={block} />;
    case 'event':
      return <EventBlock block={block} />;
    case 'userGeneratedContent':
      return <UserContentBlock block={block} about={data.about} />;
  }
}

/** The variant that was decided, else the baselines. Names what was decided for tracking, if editors want an event. */
function ExperienceBlock({ block, data }: { block: Experience; data: BlockData }) {
  const { id, experienceId, trackingEvent, bottomMargins } = block;
  const { blocks, variantId } = experienceOf(block, useStanding(id));
  const tracked =
    trackingEvent === undefined || variantId === undefined
      ? {}
      : { 'data-experience': experienceId, 'data-variant': variantId ?? undefined, 'data-tracking': trackingEvent };
  return (
    <div ref={versionedBlock} data-versions={id} {...tracked} className={margins} {...marginsOf(bottomMargins)}>
      <Blocks blocks={blocks} data={data} isNested />
    </div>
  );
}

/** The segment that is the shopper's, else the first baseline. */
function SegmentationBlock({ block, data }: { block: Segmentation; data: BlockData }) {
  const standing = useStanding(block.id);
  return (
    <div ref={versionedBlock} data-versions={block.id} className={margins} {...marginsOf(block.bottomMargins)}>
      <Blocks blocks={segmentOf(block, standing)} data={data} isNested />
    </div>
  );
}

/**
 * The blocks of a page in order, and the fragments that their targets open. The first block with a picture loads it at
 * once, unless the page is not the editors' alone (`isPart`).
 */
export function Blocks(props: {
  blocks: readonly ContentBlock[];
  data: BlockData;
  isNested?: boolean;
  isPart?: boolean;
}) {
  const { blocks, data, isNested, isPart } = props;
  const place = useId();
  const first = isNested || isPart ? -1 : blocks.findIndex(({ type }) => type === 'hero' || type === 'banner');
  const shown = blocks.map((block, position) => (
    <Block key={block.id} block={block} data={data} isFirst={position === first && first < 2} />
  ));
  const { fragments = {} } = data;
  const dialogs = useMemo(
    () => Object.fromEntries(Object.keys(fragments).map((id) => [id, `${place}-${id}`])),
    [fragments, place],
  );
  if (isNested || Object.keys(fragments).length === 0) return shown;
  return (
    <FragmentsContext value={dialogs}>
      {shown}
      {Object.values(fragments).map(({ id, name, title = name, blocks: inside }) => (
        <ContentDialog key={id} id={`${place}-${id}`} title={title}>
          <Blocks blocks={inside} data={data} isNested />
        </ContentDialog>
      ))}
    </FragmentsContext>
  );
}
