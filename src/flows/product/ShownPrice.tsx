import { useSelector } from '@xstate/react';
import { selectVariant } from '#machines/product/product.selectors.ts';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { useLocale } from '#src/messages/text.ts';
import { Price } from '#src/ui/product/Price.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { ProductRef } from '#src/flows/shared/product-ref.ts';

/** The price of the chosen variant, else of the product, with the reduction and what it was before (catalogue 9). */
export function ShownPrice({ actor, product }: { actor: ProductRef; product: Product }) {
  const { price, priceNote, lowestPriceNote } = product;
  const locale = useLocale();
  const variant = useSelector(actor, selectVariant);
  return (
    <>
      <Price price={variant?.price ?? price} locale={locale} size="lg" showsPercent />
      {[priceNote, lowestPriceNote].map(
        (note) =>
          note && (
            <Text key={note} size="sm" tone="soft">
              {note}
            </Text>
          ),
      )}
    </>
  );
}
