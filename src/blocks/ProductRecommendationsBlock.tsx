import { css } from '@linaria/core';
import type { ProductCard, ProductRecommendationsBlock as Recommendations } from '#openapi/generated/waymark.gen.ts';
import { blocksText } from '#src/messages/blocks.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Carousel } from '#src/ui/layout/Carousel.tsx';
import { media } from '#src/ui/theme/tokens.ts';
import { BlockSection } from './parts/BlockSection.tsx';
import { ProductTile } from './ProductTile.tsx';

/** Visible cards: 3, 5 or 6 on large screens (catalogue 9); fewer on smaller ones. */
const row = css`
  && ul[data-slide] {
    --slide: 62%;
    --in-view: 3;
  }

  @media ${media.md} {
    && ul[data-slide] {
      --slide: calc((100% - (var(--in-view) - 1) * var(--column-gap)) / var(--in-view));
    }
  }

  @media ${media.lg} {
    &&[data-cards='cards-5'] ul[data-slide],
    &&[data-cards='search-hub'] ul[data-slide] {
      --in-view: 5;
    }

    &&[data-cards='cards-6'] ul[data-slide] {
      --in-view: 6;
    }
  }
`;

/** Products in a row to swipe; renders nothing without products. */
export function ProductRecommendationsBlock({
  block,
  products,
}: {
  block: Recommendations;
  products: readonly ProductCard[];
}) {
  const t = useText(blocksText);
  // Products are in the site's language, even on a page that is only in English.
  const lang = useLocale();
  if (products.length === 0) return null;
  return (
    <BlockSection block={block} action={block.target}>
      <div className={row} lang={lang} data-cards={block.cards ?? 'cards-5'}>
        <Carousel label={block.title ?? t('products')}>
          {products.map((product) => (
            <ProductTile
              key={product.id}
              product={product}
              level={block.title ? 3 : 2}
              sizes="(min-width: 90em) 17rem, (min-width: 64em) 19vw, (min-width: 48em) 30vw, 58vw"
            />
          ))}
        </Carousel>
      </div>
    </BlockSection>
  );
}
