import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { Exact } from '#src/api/exact.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import type { CartChange } from '#machines/cart/cart-change.types.ts';

export type CartRef = ActorRefFrom<typeof cartMachine>;

/**
 * Requests a change of the cart and waits for its turn. Resolves with the cart that the service returns; rejects with
 * the ApiFailure. Can be called before there is a session or a cart: the change waits. A field that the change does not
 * have is a type error.
 */
export function requestChange<Given extends CartChange>(
  cart: CartRef,
  change: Given & Exact<CartChange, Given>,
): Promise<Cart> {
  const id = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    const ends = [
      cart.on('change.settled', (event) => {
        if (event.id === id) end(() => resolve(event.cart));
      }),
      cart.on('change.refused', (event) => {
        if (event.id === id) end(() => reject(event.failure));
      }),
    ];
    const end = (answer: () => void) => {
      for (const subscription of ends) subscription.unsubscribe();
      answer();
    };
    cart.send({ type: 'change.requested', id, change });
  });
}

/** Requests a change without waiting: the view reads the result from the cart. */
export function askForChange<Given extends CartChange>(cart: CartRef, change: Given & Exact<CartChange, Given>): void {
  cart.send({ type: 'change.requested', id: crypto.randomUUID(), change });
}
