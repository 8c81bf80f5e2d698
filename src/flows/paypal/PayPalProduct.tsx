import { useMemo } from 'react';
import { selectVariant } from '#machines/product/product.selectors.ts';
import { useSelling } from '#src/flows/in-store/index.ts';
import type { ProductRef } from '#src/flows/shared/product-ref.ts';
import { chosenItem } from '#src/flows/shared/chosen-item.ts';
import { PayPalView } from './PayPalView.tsx';
import { usePayPal } from './usePayPal.ts';
import type { Offer } from './window.ts';

/** The PayPal button under a product: what is chosen goes into the cart first. Associates have none. */
export default function PayPalProduct({ product }: { product: ProductRef }) {
  if (useSelling()) return <span hidden />;
  return <ProductOffer product={product} />;
}

function ProductOffer({ product }: { product: ProductRef }) {
  const offer = useMemo(
    (): Offer => ({
      placement: 'product',
      purchase: (form) => {
        const chosen = chosenItem(product, form);
        return chosen && { basketId: null, item: chosen.item };
      },
      amount: () => selectVariant(product.getSnapshot())?.price.current ?? null,
      source: product,
    }),
    [product],
  );
  return <PayPalView {...usePayPal(offer)} purchase={offer.purchase} />;
}
