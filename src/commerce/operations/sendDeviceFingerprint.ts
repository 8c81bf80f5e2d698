import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

/** Stores the fingerprint with the shopper's cart until the order: the payment provider gets it with the payment. */
export const sendDeviceFingerprint =
  (services: Services): Handler<'sendDeviceFingerprint'> =>
  async ({ body, context }) => {
    await services.carts.keepDevice(body.cartId, sessionOf(context), body.deviceFingerprint);
    return { status: 204, body: undefined };
  };
