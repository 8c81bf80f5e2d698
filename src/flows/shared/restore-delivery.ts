import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { type CartRef, requestChange } from './requestChange.ts';

const codeOf = ({ shippingMethods }: Cart) => shippingMethods.find(({ shippingId }) => shippingId === 'me')?.code;

/**
 * Gives the parcel to the home the delivery that it had before a wallet's sheet changed it. Comes after the address:
 * the deliveries are those of an address, and a cart keeps the chosen one when its address goes.
 */
export async function restoreDelivery(cart: CartRef, before: Cart): Promise<void> {
  const code = codeOf(before);
  const { cart: now } = cart.getSnapshot().context;
  if (code && now && codeOf(now) !== code)
    await requestChange(cart, { operation: 'setShippingMethod', code, shippingId: 'me' });
}
