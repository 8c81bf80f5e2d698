import { correctSupply } from '../cart/supply.ts';
import { filledIn } from '../checkout/express.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply, price } from '../cart/cart-reply.ts';
import { taxRateOf } from '../settings/tax-rates.ts';

/**
 * Checks stock, delivery and tax finally; refuses with what the shopper must see before paying. Fills in missing fields
 * from a customer's account; a guest has none.
 */
export const prepareOrder =
  (deps: CartDeps): Handler<'prepareOrder'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    const before = await deps.carts.read(body.basketId, session);
    if (before.doc.lines.length === 0)
      throw new CommerceError('ORD430', 409, { additionalInfo: { code: 'ProductItemRequired' } });
    const { flash } = await correctSupply(before.doc, deps.catalogue);
    const [finding] = flash;
    if (finding) {
      const itemId = finding.details?.itemIds?.[0];
      const errorId = finding.code === 'ProductItemNotAvailable' ? 'ORD430' : 'INV406';
      throw new CommerceError(errorId, 409, itemId ? { additionalInfo: { itemId } } : {});
    }
    const cart = await deps.carts.change(body.basketId, session, (_, now) => filledIn(deps, session, now));
    const { shipments } = await price(deps, session, cart, { isStockFresh: true });
    if (shipments.some(({ method }) => method === null)) throw new CommerceError('SHP404', 409);
    const address = cart.doc.shippingAddress;
    if (address && !taxRateOf(address.country, address.province)) throw new CommerceError('TAX309', 409);
    return cartReply(deps, session, cart);
  };
