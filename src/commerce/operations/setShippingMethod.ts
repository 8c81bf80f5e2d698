import { applicableMethods, destinationOf } from '../cart/delivery.ts';
import { methodsOf } from '../cart/reference.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { cartReply, price, sessionOf, type Services } from '../services.ts';

/** Why a method that exists cannot be chosen: it goes to a store, and what is in the cart goes to the home (core 8). */
const transitions = { pickup: 'ORD516', pudo: 'ORD516', sts: 'ORD517' } as const;

export const setShippingMethod =
  (services: Services): Handler<'setShippingMethod'> =>
  async ({ body, context }) => {
    const { code, shippingId } = body;
    const cart = await services.carts.change(body.cartId, sessionOf(context), async (doc, before) => {
      const country = destinationOf(before);
      const { shipments } = await price(services, before);
      const isThere = shipments.some(({ group }) => group === shippingId);
      const applies = applicableMethods(country, shippingId).some((method) => method.code === code);
      if (isThere && applies) {
        return doc.shippingMethods[shippingId] === code
          ? doc
          : { ...doc, shippingMethods: { ...doc.shippingMethods, [shippingId]: code } };
      }
      const kind = methodsOf(country).find((method) => method.code === code)?.kind;
      const refusal = kind === 'pickup' || kind === 'pudo' || kind === 'sts' ? transitions[kind] : 'SHP404';
      throw new CommerceError(refusal, 409, { field: '/code' });
    });
    return cartReply(services, cart);
  };
