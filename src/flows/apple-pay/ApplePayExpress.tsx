import { useSelector } from '@xstate/react';
import { selectIsUnavailable } from '#machines/apple-pay/apple-pay.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { ApplePayView } from './ApplePayView.tsx';
import { useApplePay } from './useApplePay.ts';

/** The Apple Pay button beside a cart, with its chart. */
export default function ApplePayExpress({ cart }: { cart: Cart }) {
  const actor = useApplePay();
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  if (isUnavailable) return <span hidden />;
  return <ApplePayView actor={actor} purchase={() => ({ cart, item: null })} />;
}
