import { assertComplete, assertCountry, assertDeliverable } from '../cart/addresses.ts';
import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

/** Read-only. */
export const validateShippingAddress =
  (services: Services): Handler<'validateShippingAddress'> =>
  async ({ params, body: { address }, context }) => {
    const { currency, doc } = await services.carts.read(params.basketId, sessionOf(context));
    // The form checks the person's fields itself; this call checks only the place.
    const person = { email: doc.email ?? 'person@example.com', phone: '', ...address };
    assertCountry(address, currency, '/address');
    assertComplete(person, { kind: 'shipping', field: '/address', isPartial: !address.addressLine1 || !address.phone });
    assertDeliverable(address, '/address', services.simulation);
    const suggestion = services.simulation.addressSuggestion?.(address) ?? null;
    return { status: 200, body: { valid: suggestion === null, suggestions: suggestion ? [suggestion] : [] } };
  };
