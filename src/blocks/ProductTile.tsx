import type { ProductCard as Product } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { blocksText } from '#src/messages/blocks.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Badge } from '#src/ui/text/Badge.tsx';
import { Price } from '#src/ui/product/Price.tsx';
import { CompareControl } from '#src/ui/product/CompareControl.tsx';
import { Heart } from '#src/ui/product/Heart.tsx';
import { QuickShopButton } from '#src/ui/product/QuickShopButton.tsx';
import { ProductCard } from '#src/ui/product/ProductCard.tsx';

const tones: Partial<Record<string, 'accent' | 'moss' | 'ink'>> = { SALE: 'accent', NEW: 'moss' };

/** The product card of blocks: picture, name, number of colours, price. */
export function ProductTile({ product, sizes, level }: { product: Product; sizes?: string; level?: 2 | 3 | 4 }) {
  const locale = useLocale();
  const t = useText(blocksText);
  const { id, name, kind, url, image, hoverImage, badge, colours, price } = product;
  return (
    <ProductCard
      href={inLocale(locale, url)}
      title={name}
      kind={kind}
      action={
        <>
          <CompareControl id={id} name={name} />
          <QuickShopButton id={id} name={name} />
        </>
      }
      favourite={<Heart id={id} name={name} />}
      subtitle={colours.length > 1 ? t('colours', { count: colours.length }) : product.eyebrow?.label}
      badge={badge && <Badge tone={tones[badge.id]}>{badge.label}</Badge>}
      pictures={hoverImage ? [image, hoverImage] : [image]}
      price={<Price price={price} locale={locale} />}
      sizes={sizes}
      headingLevel={level}
      transitionName={`product-${id}`}
    />
  );
}
