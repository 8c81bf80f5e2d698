import { isDeepStrictEqual } from 'node:util';
import type { Address } from '#openapi/generated/waymark.gen.ts';
import type { Session } from '../auth/session.types.ts';
import { assertComplete, keptAddress } from '../cart/addresses.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { cartReply, sessionOf, type Services } from '../services.ts';

export const addBillingAddress =
  (services: Services): Handler<'addBillingAddress'> =>
  async ({ params, body: { address }, context }) => {
    const session = sessionOf(context);
    await assertTheirs(services, session, address);
    assertComplete(address, { kind: 'billing', field: '/address' });
    const billingAddress = { ...keptAddress(address, 'B'), id: 'address-billing' };
    const cart = await services.carts.change(params.basketId, session, (doc) => {
      const email = doc.email ?? address.email ?? null;
      // Told again, as by a second tab, it changes nothing: what another tab shows is still so.
      const isKnown = email === doc.email && isDeepStrictEqual(billingAddress, doc.billingAddress);
      return isKnown ? doc : { ...doc, billingAddress, email };
    });
    return cartReply(services, cart);
  };

/** Refuses (PYT405) an address that names a saved one of a profile which is not the caller's. */
async function assertTheirs({ consumers }: Services, { subject, consumerType }: Session, { addressId }: Address): Promise<void> {
  if (addressId === undefined) return;
  const consumer = consumerType === 'GUEST' ? null : await consumers.byId(subject);
  if (!consumer?.doc.addresses.some(({ id }) => id === addressId)) throw new CommerceError('PYT405', 404, { field: '/address/addressId' });
}
