import { assertComplete, assertCountry, assertDeliverable } from '../cart/addresses.ts';
import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { CartStore } from '../cart/cart-store.ts';
import type { Simulation } from '../simulation.ts';

/** Read-only. */
export const validateShippingAddress =
  ({ carts, simulation }: { carts: CartStore; simulation: Simulation }): Handler<'validateShippingAddress'> =>
  async ({ params, body: { address }, context }) => {
    const { currency, doc } = await carts.read(params.basketId, sessionOf(context));
    // The form checks the person's fields itself; this call checks only the place.
    const person = { email: doc.email ?? 'person@example.com', phone: '', ...address };
    assertCountry(address, currency, '/address');
    assertComplete(person, { kind: 'shipping', field: '/address', isPartial: !address.addressLine1 || !address.phone });
    assertDeliverable(address, '/address', simulation);
    const suggestion = simulation.addressSuggestion?.(address) ?? null;
    return { status: 200, body: { valid: suggestion === null, suggestions: suggestion ? [suggestion] : [] } };
  };
