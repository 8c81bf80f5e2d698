import { css } from '@linaria/core';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { ApplePayButton } from '#src/flows/apple-pay/index.ts';
import { PayPalButton } from '#src/flows/paypal/index.ts';
import { space } from '#src/ui/theme/tokens.ts';

/** One below the other where they are narrower than the providers allow; of one size, so that none stands out. */
const buttons = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: ${space[3]};
  align-items: start;

  &:empty {
    display: none;
  }
`;

/** The wallets that pay a cart without typing. */
export function Wallets({ cart }: { cart: Cart }) {
  return (
    <div className={buttons}>
      <ApplePayButton cart={cart} />
      <PayPalButton cart={cart} />
    </div>
  );
}
