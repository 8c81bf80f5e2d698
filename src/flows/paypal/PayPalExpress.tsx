import { useMemo } from 'react';
import { useCartRef } from '#src/flows/shared/storefront.hooks.ts';
import { PayPalView } from './PayPalView.tsx';
import { usePayPal } from './usePayPal.ts';
import type { Offer } from './window.ts';

/** The PayPal button beside a cart, with its chart. */
export default function PayPalExpress({ basketId, message }: { basketId: string; message: string }) {
  const cart = useCartRef();
  const offer = useMemo(
    (): Offer => ({
      placement: 'cart',
      purchase: () => ({ basketId, item: null }),
      amount: () => cart.getSnapshot().context.cart?.totals.remainingToPay ?? null,
      source: cart,
    }),
    [basketId, cart],
  );
  return <PayPalView {...usePayPal(offer, message)} purchase={offer.purchase} />;
}
