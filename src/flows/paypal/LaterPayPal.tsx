import { useId } from 'react';
import { later } from '#src/ui/behaviour/later.tsx';
import { WhenNear } from '#src/ui/behaviour/WhenNear.tsx';
import { walletNote, walletPlace } from '#src/flows/shared/wallet-place.ts';
import type { ProductRef } from '#src/flows/shared/product-ref.ts';

const PayPalProduct = later<{ product: ProductRef; message: string }>(
  () => import('./PayPalProduct.tsx'),
  () => null,
);

/** PayPal under a product. Its code comes when a shopper sees the place; PayPal itself is asked by a press alone. */
export function LaterPayPal({ product }: { product: ProductRef }) {
  const message = useId();
  return (
    <>
      <WhenNear id="paypal" reach={0} className={walletPlace}>
        <PayPalProduct product={product} message={message} />
      </WhenNear>
      <div id={message} className={walletNote} />
    </>
  );
}
