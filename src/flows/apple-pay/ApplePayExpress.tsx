import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { ApplePayView } from './ApplePayView.tsx';
import { useApplePay } from './useApplePay.ts';

/** The Apple Pay button beside a cart, with its chart. */
export default function ApplePayExpress({ cart }: { cart: Cart }) {
  return <ApplePayView actor={useApplePay()} purchase={() => ({ cart, item: null })} />;
}
