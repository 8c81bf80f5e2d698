import type { CartChange } from '#machines/cart/cart-change.types.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';

/** A cart that is as given whatever is asked of it, and the changes that were asked. */
export function cartStandIn(cart: Cart): { ref: CartRef; asked: CartChange[] } {
  const asked: CartChange[] = [];
  const settled: ((event: { id: string; cart: Cart }) => void)[] = [];
  const ref = {
    getSnapshot: () => ({ context: { cart } }),
    on: (type: string, listener: (event: { id: string; cart: Cart }) => void) => {
      if (type === 'change.settled') settled.push(listener);
      return { unsubscribe: () => undefined };
    },
    send: ({ id, change }: { id: string; change: CartChange }) => {
      asked.push(change);
      for (const listener of settled) listener({ id, cart });
    },
  };
  return { ref: ref as unknown as CartRef, asked };
}
