import { useCartRef } from '#src/flows/storefront/storefront.hooks.ts';
import type { Department } from './CartStates.tsx';
import { CartView } from './CartView.tsx';

/** The cart page (core 2): whatever the cart of this page holds. */
export function CartPage({ departments }: { departments: readonly Department[] }) {
  const cart = useCartRef();
  return (
    <CartView cartRef={cart} departments={departments} onRetry={() => cart.send({ type: 'cart.retried' })} />
  );
}
