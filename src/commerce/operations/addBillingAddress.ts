import { assertComplete, keptAddress } from '../cart/addresses.ts';
import type { Handler } from '../contract.ts';
import { cartReply, sessionOf, type Services } from '../services.ts';

export const addBillingAddress =
  (services: Services): Handler<'addBillingAddress'> =>
  async ({ params, body: { address }, context }) => {
    assertComplete(address, { kind: 'billing', field: '/address' });
    const billingAddress = { ...keptAddress(address, 'B'), id: 'address-billing' };
    const cart = await services.carts.change(params.basketId, sessionOf(context), (doc) => ({
      ...doc,
      billingAddress,
      email: doc.email ?? address.email ?? null,
    }));
    return cartReply(services, cart);
  };
