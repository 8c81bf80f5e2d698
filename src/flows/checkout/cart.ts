import { waitFor } from 'xstate';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { type CartRef, requestChange } from '#src/flows/shared/requestChange.ts';

/** Milliseconds to wait until a cart has no pending change. */
const PATIENCE = 40_000;

const unavailable: ApiFailure = { errorId: 'API503', message: '', status: 0 };

/** Waits until the cart has no pending change and returns it; throws an ApiFailure if it is unavailable. */
async function rested(cart: CartRef, signal: AbortSignal): Promise<Cart | null> {
  const snapshot = await waitFor(cart, (current) => current.matches('resting'), { timeout: PATIENCE, signal });
  if (snapshot.matches({ resting: 'unavailable' })) throw snapshot.context.failure ?? unavailable;
  return snapshot.context.cart;
}

/** Loads the cart again, with current stock and prices. Null if there is no cart any more. */
export async function reloadCart(cart: CartRef, signal: AbortSignal): Promise<Cart | null> {
  await waitFor(cart, (current) => current.matches('resting'), { timeout: PATIENCE, signal });
  const { basketId } = cart.getSnapshot().context;
  if (basketId === null) return null;
  cart.send({ type: 'cart.outdated', basketId });
  return rested(cart, signal);
}

/**
 * Returns a cart to continue with after an order was given up (core 4). Sets the billing address again: like any
 * change, this replaces a lost cart by a new one with the same items.
 */
export async function restoreCart(cart: CartRef, signal: AbortSignal): Promise<Cart | null> {
  const address = cart.getSnapshot().context.cart?.billingAddress;
  if (!address) return reloadCart(cart, signal);
  return requestChange(cart, { operation: 'addBillingAddress', address }).catch(() => reloadCart(cart, signal));
}

/** The service's answer if no order was placed from a cart. */
const noOrder: ApiFailure = { errorId: 'ORD409', message: '', status: 404 };

/**
 * Remembers the owner of each cart. If that shopper has left, a missing cart is not an order of the next shopper: they
 * get ORD409 without a call to the service.
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

/** Reports the cart whenever it has no pending change, once per answer. */
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
  // The known cart may be old: loads it again.
  else cart.send(basketId === null ? { type: 'cart.retried' } : { type: 'cart.outdated', basketId });
  return () => subscription.unsubscribe();
}
