import type { ProductCard, ProductRecommendationsBlock as Recommendations } from '#openapi/generated/waymark.gen.ts';
import { blocksText } from '#src/messages/blocks.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { ProductRow } from '#src/ui/product/ProductRow.tsx';
import { BlockSection, innerLevelOf } from './parts/BlockSection.tsx';
import { ProductTile } from './ProductTile.tsx';

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
      <ProductRow label={block.title ?? t('products')} cards={block.cards ?? 'cards-5'} lang={lang}>
        {products.map((product) => (
          <ProductTile
            key={product.id}
            product={product}
            level={innerLevelOf(block)}
            sizes="(min-width: 90em) 17rem, (min-width: 64em) 19vw, (min-width: 48em) 30vw, 58vw"
          />
        ))}
      </ProductRow>
    </BlockSection>
  );
}
