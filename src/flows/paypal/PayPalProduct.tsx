import { useMemo } from 'react';
import { selectVariant } from '#machines/product/product.selectors.ts';
import { useSelling } from '#src/flows/in-store/index.ts';
import type { ProductRef } from '#src/flows/shared/product-ref.ts';
import { chosenItem } from '#src/flows/shared/chosen-item.ts';
import { PayPalView } from './PayPalView.tsx';
import { usePayPal } from './usePayPal.ts';
import type { Offer } from './window.ts';

interface Props {
  product: ProductRef;
  /** Id of the element for PayPal's message. */
  message: string;
}

/** The PayPal button under a product: what is chosen goes into the cart first. Associates have none. */
export default function PayPalProduct(props: Props) {
  if (useSelling()) return <span hidden />;
  return <ProductOffer {...props} />;
}

function ProductOffer({ product, message }: Props) {
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
  return <PayPalView {...usePayPal(offer, message)} purchase={offer.purchase} />;
}
