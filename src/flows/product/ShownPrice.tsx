import { useSelector } from '@xstate/react';
import { selectVariant } from '#machines/product/product.selectors.ts';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import { useLocale } from '#src/messages/text.ts';
import { Price } from '#src/ui/product/Price.tsx';
import type { ProductRef } from './product.ref.ts';

/**
 * The price of the chosen variant, else of the product, with the reduction and the lowest-price notice (catalogue 9).
 */
export function ShownPrice({ actor, product: { price } }: { actor: ProductRef; product: Product }) {
  const locale = useLocale();
  const variant = useSelector(actor, selectVariant);
  const { historicBestPrice } = price;
  const own = variant && { ...variant.price, ...(historicBestPrice === undefined ? {} : { historicBestPrice }) };
  return <Price price={own ?? price} locale={locale} size="lg" showsPercent showsLowest />;
}
