import { css } from '@linaria/core';
import { useId } from 'react';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { walletNote } from '#src/flows/shared/wallet-place.ts';
import { later } from '#src/ui/behaviour/later.tsx';

/** Its code loads once a cart with something to pay is shown, never with a product page. */
const PayPalExpress = later<{ basketId: string; message: string }>(
  () => import('./PayPalExpress.tsx'),
  () => null,
);

/** Holds the button's place while its code loads, so that nothing moves. */
const place = css`
  min-height: 3rem;
`;

/** PayPal beside a cart; nothing if nothing is left to pay. */
export function PayPalButton({ cart: { basketId, totals } }: { cart: Pick<Cart, 'basketId' | 'totals'> }) {
  const message = useId();
  if (totals.remainingToPay === 0) return null;
  return (
    <>
      <div className={place}>
        <PayPalExpress key={basketId} basketId={basketId} message={message} />
      </div>
      <div id={message} className={walletNote} />
    </>
  );
}
