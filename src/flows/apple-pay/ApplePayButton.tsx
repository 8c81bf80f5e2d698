import { cx } from '@linaria/core';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { walletPlace } from '#src/flows/shared/wallet-place.ts';
import { later } from '#src/ui/behaviour/later.tsx';
import { applePayPlace } from './apple-pay-place.ts';

/** Its code loads once a cart with something to pay is shown, never with a product page. */
const ApplePayExpress = later<{ cart: Cart }>(
  () => import('./ApplePayExpress.tsx'),
  () => null,
);

/** Apple Pay beside a cart whose goods all go to one home; nothing for another cart, or if nothing is left to pay. */
export function ApplePayButton({ cart }: { cart: Cart }) {
  const [shipment, ...others] = cart.shippingMethods;
  const isOneHome = shipment?.shippingId === 'me' && shipment.storeId === undefined && others.length === 0;
  if (!isOneHome || cart.totals.remainingToPay === 0) return null;
  return (
    <div className={cx(walletPlace, applePayPlace)}>
      <ApplePayExpress cart={cart} />
    </div>
  );
}
