import { css, cx } from '@linaria/core';
import { later } from '#src/ui/behaviour/later.tsx';
import { WhenNear } from '#src/ui/behaviour/WhenNear.tsx';
import { walletPlace } from '#src/flows/shared/wallet-place.ts';
import type { ProductRef } from '#src/flows/shared/product-ref.ts';

const ApplePayProduct = later<{ product: ProductRef }>(
  () => import('./ApplePayProduct.tsx'),
  () => null,
);

/**
 * Only where the browser has Apple Pay, or the page names what stands in for it: elsewhere there is no such place, it
 * never comes into view, and nothing of the wallet is loaded.
 */
const place = css`
  @supports not (-webkit-appearance: -apple-pay-button) {
    body:not(:has([data-apple-pay])) & {
      display: none;
    }
  }
`;

/** Apple Pay under a product. Its code comes when a shopper sees the place. */
export function LaterApplePay(props: { product: ProductRef }) {
  return (
    <WhenNear id="apple-pay" reach={0} className={cx(walletPlace, place)}>
      <ApplePayProduct {...props} />
    </WhenNear>
  );
}
