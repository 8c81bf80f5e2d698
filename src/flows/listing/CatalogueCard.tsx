import type { ProductCard as Card } from '#openapi/generated/waymark.gen.ts';
import type { ReactNode } from 'react';
import { inLocale } from '#src/domain/locale.ts';
import { cardText } from '#src/messages/card.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Badge } from '#src/ui/text/Badge.tsx';
import { Price } from '#src/ui/product/Price.tsx';
import { CompareControl } from '#src/ui/product/CompareControl.tsx';
import { Heart } from '#src/ui/product/Heart.tsx';
import { ProductCard } from '#src/ui/product/ProductCard.tsx';
import { QuickShopButton } from '#src/ui/product/QuickShopButton.tsx';
import { Rating } from '#src/ui/product/Rating.tsx';
import { Swatches } from '#src/ui/form/Swatches.tsx';

/** Colours shown on a card; the rest are counted. */
const COLOURS = 4;

/** A product card in a listing. */
export function CatalogueCard(props: {
  card: Card;
  isEager?: boolean;
  headingLevel?: 2 | 3;
  /** In place of the heart. */
  favourite?: ReactNode;
}) {
  const { card, isEager, headingLevel = 3, favourite } = props;
  const { id, name, kind, url, price, image, hoverImage, colours, rating, badge, eyebrow, allVariantsOutOfStock } =
    card;
  const t = useText(cardText);
  const locale = useLocale();
  const href = inLocale(locale, url);
  const slug = href.slice(0, -id.length);
  const isSoldOut = allVariantsOutOfStock && !card.comingSoon;
  const line = eyebrow && eyebrow.id !== badge?.id ? eyebrow.label : undefined;
  return (
    <ProductCard
      href={href}
      title={name}
      kind={kind}
      action={
        <>
          <CompareControl id={id} name={name} />
          <QuickShopButton id={id} name={name} />
        </>
      }
      favourite={favourite ?? <Heart id={id} name={name} />}
      headingLevel={headingLevel}
      subtitle={isSoldOut ? t('soldOut') : line}
      pictures={hoverImage ? [image, hoverImage] : [image]}
      price={<Price price={price} locale={locale} size="sm" showsPercent />}
      isEager={isEager}
      transitionName={`product-${id}`}
      badge={badge && <Badge tone={badge.id === 'SALE' ? 'accent' : 'plain'}>{badge.label}</Badge>}
      rating={
        rating && (
          <Rating
            score={rating.score}
            count={rating.reviewsCount}
            label={t('rating', { score: rating.score, count: rating.reviewsCount })}
          />
        )
      }
      swatches={
        colours.length > 1 && (
          <Swatches
            size="sm"
            label={t('colours', { name })}
            selected={id}
            limit={COLOURS}
            items={colours.map((colour) => ({
              id: colour.id,
              label: colour.label,
              colours: colour.swatch,
              href: slug + colour.id,
            }))}
          />
        )
      }
    />
  );
}
