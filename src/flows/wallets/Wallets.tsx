import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { ApplePayButton } from '#src/flows/apple-pay/index.ts';
import { PayPalButton } from '#src/flows/paypal/index.ts';
import { walletButtons } from '#src/flows/shared/wallet-place.ts';

/** The wallets that pay a cart without typing. */
export function Wallets({ cart }: { cart: Cart }) {
  return (
    <div className={walletButtons}>
      <ApplePayButton cart={cart} />
      <PayPalButton cart={cart} />
    </div>
  );
}
