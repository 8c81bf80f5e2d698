import type { UpsellBlock as Upsell, UpsellItem } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useLocale } from '#src/messages/text.ts';
import { CardGrid } from '#src/ui/layout/Layout.tsx';
import { Price } from '#src/ui/product/Price.tsx';
import { Heart } from '#src/ui/product/Heart.tsx';
import { ProductCard } from '#src/ui/product/ProductCard.tsx';
import { BlockSection, innerLevelOf } from './parts/BlockSection.tsx';

/** The default number of products (catalogue 9). */
const UPSELL_LIMIT = 3;

/**
 * Products that complete the look. `inStock` are the items that the loader found in stock, or all if no stock check is
 * needed.
 */
export function UpsellBlock({ block, inStock }: { block: Upsell; inStock: readonly UpsellItem[] }) {
  const locale = useLocale();
  const shown = inStock.slice(0, block.limit ?? UPSELL_LIMIT);
  if (shown.length === 0) return null;
  return (
    <BlockSection block={block}>
      <CardGrid columns={3} data-origin="up-sell-complete-the-look">
        {shown.map(({ id, name, url, image, price, currency }) => (
          <li key={id}>
            <ProductCard
              href={inLocale(locale, url)}
              title={name}
              headingLevel={innerLevelOf(block)}
              favourite={<Heart id={id} name={name} />}
              pictures={[{ path: image.path, alt: image.alt }]}
              price={<Price price={{ current: price, currency }} locale={locale} />}
            />
          </li>
        ))}
      </CardGrid>
    </BlockSection>
  );
}
