import { useSelling } from '#src/flows/in-store/index.ts';
import type { ProductRef } from '#src/flows/shared/product-ref.ts';
import { chosenItem } from '#src/flows/shared/chosen-item.ts';
import { PayPalView } from './PayPalView.tsx';
import { usePayPal } from './usePayPal.ts';

/** The PayPal button under a product: what is chosen goes into the cart first. Associates have none. */
export default function PayPalProduct({ product }: { product: ProductRef }) {
  const actor = usePayPal();
  if (useSelling()) return <span hidden />;
  return (
    <PayPalView
      actor={actor}
      purchase={(form) => {
        const chosen = chosenItem(product, form);
        return chosen && { basketId: null, item: chosen.item };
      }}
    />
  );
}
