import { changeLine } from '../cart/items.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { cartReply, sessionOf, type Services } from '../services.ts';

export const updateItem =
  (services: Services): Handler<'updateItem'> =>
  async ({ params, query, body, context }) => {
    const session = sessionOf(context);
    // No store of ours hands out orders yet: an item that goes to the home cannot go elsewhere.
    if (query.action === 'pickup' || body.storeId !== undefined)
      throw new CommerceError('ORD516', 409, { field: '/storeId' });
    if (query.action === 'sts') throw new CommerceError('ORD517', 409, { field: '/query/action' });
    const deps = { catalogue: services.catalogue, now: services.clock(), session };
    const cart = await services.carts.change(params.basketId, session, (doc, { currency }) =>
      changeLine(doc, { currency }, body, deps),
    );
    return cartReply(services, cart);
  };
