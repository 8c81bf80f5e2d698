import { PayPalView } from './PayPalView.tsx';
import { usePayPal } from './usePayPal.ts';

/** The PayPal button beside a cart, with its chart. */
export default function PayPalExpress({ basketId }: { basketId: string }) {
  return <PayPalView actor={usePayPal()} purchase={() => ({ basketId, item: null })} />;
}
