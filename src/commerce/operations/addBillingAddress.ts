import { isDeepStrictEqual } from 'node:util';
import { assertInBook } from '../auth/address-book.ts';
import { assertComplete, keptAddress } from '../cart/addresses.ts';
import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply } from '../cart/cart-reply.ts';

export const addBillingAddress =
  (deps: CartDeps): Handler<'addBillingAddress'> =>
  async ({ params, body: { address }, context }) => {
    const session = sessionOf(context);
    await assertInBook(deps.consumers, session, address, { errorId: 'PYT405', field: '/address' });
    assertComplete(address, { kind: 'billing', field: '/address' });
    const billingAddress = { ...keptAddress(address, 'B'), id: 'address-billing' };
    const cart = await deps.carts.change(params.basketId, session, (doc) => {
      const email = doc.email ?? address.email ?? null;
      // A repeated call, for example from a second tab, changes nothing: what another tab shows stays valid.
      const isKnown = email === doc.email && isDeepStrictEqual(billingAddress, doc.billingAddress);
      return isKnown ? doc : { ...doc, billingAddress, email };
    });
    return cartReply(deps, session, cart);
  };
