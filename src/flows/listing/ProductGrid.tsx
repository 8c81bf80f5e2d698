import { css } from '@linaria/core';
import { memo } from 'react';
import type { CategoryGridBlock, ProductCard } from '#openapi/generated/waymark.gen.ts';
import { BrokenBlock } from '#src/blocks/BrokenBlock.tsx';
import { promotionOf } from '#src/blocks/parts/tracking.ts';
import { inLocale } from '#src/domain/locale.ts';
import { listingText } from '#src/messages/listing.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { CardGrid } from '#src/ui/layout/Layout.tsx';
import { GridCard } from '#src/ui/product/GridCard.tsx';
import { ProductCardSkeleton } from '#src/ui/product/ProductCard.tsx';
import { media, space } from '#src/ui/theme/tokens.ts';
import { CatalogueCard } from './CatalogueCard.tsx';

/** Pictures that are visible at once on any screen: they load first. */
const FIRST_ROW = 4;

/*
 * Cards outside the window are not painted (a press on a page of cards took 120 ms at a quarter of the speed), but only
 * once each has been laid out: with the sizes of the first frame, Back scrolls to the same place. A card in the window
 * would count as a layout shift then, so the first ones are always painted. A focus ring is outside its card, so a
 * browser that would cut it off paints every card.
 */
const grid = css`
  & > [data-columns='2'],
  & > [data-columns='3'] {
    grid-column: span 2;
  }

  @supports (overflow-clip-margin: 1px) {
    & > li:nth-child(n + 9) {
      contain-intrinsic-size: auto 30rem;
      overflow-clip-margin: ${space[2]};
      content-visibility: auto;
      animation: layOut 1s;
    }
  }

  @keyframes layOut {
    from,
    to {
      content-visibility: visible;
    }
  }

  @media ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (min-width: 80em) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** Renders again only for other products: a tick dims dozens of cards without changing them. */
export const ProductGrid = memo(function ProductGrid(props: {
  products: readonly ProductCard[];
  /** What stands among them (catalogue 3). A list that is too short for a position does without. */
  gridBlocks?: readonly CategoryGridBlock[] | undefined;
}) {
  const { products, gridBlocks = [] } = props;
  const t = useText(listingText);
  const locale = useLocale();
  return (
    <CardGrid aria-label={t('products')} className={grid}>
      {products.map((card, at) => [
        gridBlocks.map(
          ({ position, columns, block }) =>
            position === at && (
              <li
                key={block.id}
                data-columns={columns}
                {...(block.type === 'broken' ? undefined : promotionOf(block.promotionTracking))}
              >
                {block.type === 'broken' ? (
                  <BrokenBlock block={block} />
                ) : (
                  <GridCard {...block} href={inLocale(locale, block.target.url)} picture={block.media?.sm.path} />
                )}
              </li>
            ),
        ),
        <li key={card.id}>
          <CatalogueCard card={card} headingLevel={2} isEager={at < FIRST_ROW} />
        </li>,
      ])}
    </CardGrid>
  );
});

/** The list while its first products load. */
export function WaitingGrid() {
  const t = useText(listingText);
  return (
    <CardGrid aria-label={t('loading')} aria-busy="true" className={grid}>
      {Array.from({ length: 8 }, (_, at) => (
        <li key={at}>
          <ProductCardSkeleton />
        </li>
      ))}
    </CardGrid>
  );
}
