import { waitFor } from 'xstate';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';

/** Milliseconds after which a cart that does not come to rest is given up. */
const PATIENCE = 40_000;

const unavailable: ApiFailure = { errorId: 'API503', message: '', status: 0 };

/** The cart once nothing is being made of it; throws an ApiFailure when nobody could say what it is. */
async function rested(cart: CartRef, signal: AbortSignal): Promise<Cart | null> {
  const snapshot = await waitFor(cart, (current) => current.matches('resting'), { timeout: PATIENCE, signal });
  if (snapshot.matches({ resting: 'unavailable' })) throw snapshot.context.failure ?? unavailable;
  return snapshot.context.cart;
}

/** Reads the cart anew, stock and prices looked at again. Null: there is none any more. */
export async function reloadCart(cart: CartRef, signal: AbortSignal): Promise<Cart | null> {
  await waitFor(cart, (current) => current.matches('resting'), { timeout: PATIENCE, signal });
  const { basketId } = cart.getSnapshot().context;
  if (basketId === null) return null;
  cart.send({ type: 'cart.outdated', basketId });
  return rested(cart, signal);
}

/**
 * A cart to go on with after an order was given up (core 4): the billing address is set once more, so that a cart that
 * is gone is made anew with the same items, as after any change.
 */
export async function restoreCart(cart: CartRef, signal: AbortSignal): Promise<Cart | null> {
  const address = cart.getSnapshot().context.cart?.billingAddress;
  if (!address) return reloadCart(cart, signal);
  return requestChange(cart, { operation: 'addBillingAddress', address }).catch(() => reloadCart(cart, signal));
}

/** The service's own answer where no order was placed from a cart. */
const noOrder: ApiFailure = { errorId: 'ORD409', message: '', status: 404 };

/**
 * Whose each cart was that was looked at. When its shopper has left, it is gone without being an order of whoever comes
 * next: they are told so (ORD409) and ask nobody for it.
 */
export function rememberOwners(cart: CartRef) {
  const owners = new Map<string, string | null>();
  const shopper = () => cart.getSnapshot().context.consumerNo;
  return {
    note: ({ basketId }: Cart): void => void owners.set(basketId, shopper()),
    refuseStrangers(basketId: string): void {
      if (owners.has(basketId) && owners.get(basketId) !== shopper()) throw noOrder;
    },
  };
}

/** Tells what the cart holds whenever it rests, once for each answer. */
export function watchCart(
  cart: CartRef,
  tell: (event: { type: 'cart.changed'; cart: Cart | null } | { type: 'cart.unavailable' }) => void,
): () => void {
  let told: Cart | null | undefined;
  const look = () => {
    const snapshot = cart.getSnapshot();
    if (!snapshot.matches('resting')) return;
    if (snapshot.matches({ resting: 'unavailable' })) return tell({ type: 'cart.unavailable' });
    const { cart: now } = snapshot.context;
    if (now === told) return;
    told = now;
    tell({ type: 'cart.changed', cart: now });
  };
  const subscription = cart.subscribe(look);
  const snapshot = cart.getSnapshot();
  const { basketId } = snapshot.context;
  if (!snapshot.matches({ resting: 'unavailable' })) look();
  // What is known of the cart may be old by now.
  else cart.send(basketId === null ? { type: 'cart.retried' } : { type: 'cart.outdated', basketId });
  return () => subscription.unsubscribe();
}
