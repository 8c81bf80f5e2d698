import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { CartStore } from '../cart/cart-store.ts';

/** Stores the fingerprint with the shopper's cart until the order: the payment provider gets it with the payment. */
export const sendDeviceFingerprint =
  ({ carts }: { carts: CartStore }): Handler<'sendDeviceFingerprint'> =>
  async ({ body, context }) => {
    await carts.keepDevice(body.cartId, sessionOf(context), body.deviceFingerprint);
    return { status: 204, body: undefined };
  };
