import { useCartRef, useSessionRef } from '#src/flows/storefront/storefront.hooks.ts';
import type { DialogViewProps } from '#src/flows/dialogs/dialogs.registry.ts';
import { MiniCartView } from './MiniCartView.tsx';

/** The mini cart (core 2): opens after an add, and from the header. */
export default function MiniCart({ isOpen, onClose }: DialogViewProps) {
  const cart = useCartRef();
  const session = useSessionRef();
  const onRetry = () => {
    session.send({ type: 'session.retried' });
    cart.send({ type: 'cart.retried' });
  };
  return <MiniCartView cartRef={cart} isOpen={isOpen} onClose={onClose} onRetry={onRetry} />;
}
