import { cx } from '@linaria/core';
import { later } from '#src/ui/behaviour/later.tsx';
import { WhenNear } from '#src/ui/behaviour/WhenNear.tsx';
import { walletPlace } from '#src/flows/shared/wallet-place.ts';
import type { ProductRef } from '#src/flows/shared/product-ref.ts';
import { applePayPlace } from './apple-pay-place.ts';

const ApplePayProduct = later<{ product: ProductRef }>(
  () => import('./ApplePayProduct.tsx'),
  () => null,
);

/** Apple Pay under a product. Its code comes when a shopper sees the place. */
export function LaterApplePay(props: { product: ProductRef }) {
  return (
    <WhenNear id="apple-pay" reach={0} className={cx(walletPlace, applePayPlace)}>
      <ApplePayProduct {...props} />
    </WhenNear>
  );
}
