import type { Flash } from '#openapi/generated/waymark.gen.ts';
import { assertComplete, assertCountry, assertDeliverable, keptAddress } from '../cart/addresses.ts';
import { flashMessages } from '../cart/labels.ts';
import { applicableMethods, type Destination } from '../cart/delivery.ts';
import type { CartDoc } from '../cart/cart.types.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { assertHuman, cartReply, sessionOf, type Services } from '../services.ts';

/** Everything of a cart goes to one address; customised items are made elsewhere and sent there too. */
export const addShippingAddress =
  (services: Services): Handler<'addShippingAddress'> =>
  async ({ params, body, context }) => {
    await assertHuman(services, body.recaptcha_response, 'addShippingAddress');
    const at = Math.max(
      0,
      body.addresses.findIndex(({ shippingId = 'me' }) => shippingId === 'me'),
    );
    const given = body.addresses[at];
    if (!given) throw new CommerceError('API422', 400, { field: '/addresses' });
    const field = `/addresses/${at}`;
    const isPartial = body.context === 'PAYPAL_EXPRESS' || body.context === 'APPLE_PAY_EXPRESS';
    const address = given.phone || !body.phone ? given : { ...given, phone: body.phone };
    let flash: Flash[] = [];
    const isCollected = body.context === 'COLLECTION';

    const cart = await services.carts.change(params.basketId, sessionOf(context), (doc, { currency }) => {
      assertCountry(address, currency, field);
      const hasEmail = doc.email !== null;
      if (isCollected) {
        assertComplete(address, { kind: 'shipping', field, isContact: true, hasEmail });
        const collector = { ...keptAddress(address, 'S'), id: 'address-collector' };
        return { ...doc, collector, email: address.email ?? doc.email };
      }
      assertComplete(address, { kind: 'shipping', field, isPartial, hasEmail });
      assertDeliverable(address, field);
      const kept = { ...keptAddress(address, 'S'), id: 'address-shipping', shippingId: 'me' as const };
      const { methods, isDowngraded } = methodsThatApply(doc, kept);
      flash = isDowngraded
        ? [{ code: 'OrderShippingMethodDowngraded', message: flashMessages.OrderShippingMethodDowngraded ?? '' }]
        : [];
      return { ...doc, shippingAddress: kept, shippingMethods: methods, email: address.email ?? doc.email };
    });
    return cartReply(services, cart, flash);
  };

/** Chosen methods that do not go to the new address are forgotten: the default goes. */
function methodsThatApply(
  doc: CartDoc,
  destination: Destination,
): { methods: CartDoc['shippingMethods']; isDowngraded: boolean } {
  const entries = Object.entries(doc.shippingMethods) as [keyof CartDoc['shippingMethods'], string][];
  const kept = entries.filter(([group, code]) =>
    applicableMethods(destination, group).some((method) => method.code === code),
  );
  return { methods: Object.fromEntries(kept), isDowngraded: kept.length < entries.length };
}
