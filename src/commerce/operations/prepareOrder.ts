import { taxRateOf } from '../cart/reference.ts';
import { correctSupply } from '../cart/supply.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { cartReply, price, sessionOf, type Services } from '../services.ts';

/**
 * Checks stock, delivery and tax for good; refuses what the shopper must see before paying. A guest has no profile to
 * fill in from.
 */
export const prepareOrder =
  (services: Services): Handler<'prepareOrder'> =>
  async ({ body, context }) => {
    const cart = await services.carts.read(body.basketId, sessionOf(context));
    if (cart.doc.lines.length === 0) throw new CommerceError('ORD430', 409);
    const { flash } = await correctSupply(cart.doc, services.catalogue);
    const [finding] = flash;
    if (finding) {
      const itemId = finding.details?.itemIds?.[0];
      const errorId = finding.code === 'ProductItemNotAvailable' ? 'ORD430' : 'INV406';
      throw new CommerceError(errorId, 409, itemId ? { additionalInfo: { itemId } } : {});
    }
    const { shipments } = await price(services, cart, { isStockFresh: true });
    if (shipments.some(({ method }) => method === null)) throw new CommerceError('SHP404', 409);
    const address = cart.doc.shippingAddress;
    if (address && !taxRateOf(address.country, address.province)) throw new CommerceError('TAX309', 409);
    return cartReply(services, cart);
  };
