import { useSelector } from '@xstate/react';
import { selectIsUnavailable } from '#machines/apple-pay/apple-pay.selectors.ts';
import { chosenItem } from '#src/flows/shared/chosen-item.ts';
import { useSelling } from '#src/flows/in-store/index.ts';
import type { ProductRef } from '#src/flows/shared/product-ref.ts';
import { ApplePayView } from './ApplePayView.tsx';
import { useApplePay } from './useApplePay.ts';

/** The Apple Pay button under a product: it pays what is chosen there, in a cart of its own. */
export default function ApplePayProduct({ product }: { product: ProductRef }) {
  const actor = useApplePay();
  const isSelling = useSelling();
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  if (isSelling || isUnavailable) return <span hidden />;
  return (
    <ApplePayView
      actor={actor}
      purchase={(form) => {
        const item = chosenItem(product, form);
        return item && { cart: null, item };
      }}
    />
  );
}
