import { addLines } from '../cart/items.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';
import { cartReply } from '../cart/cart-reply.ts';

export const addItems =
  (services: Services): Handler<'addItems'> =>
  async ({ query, body, context }) => {
    const session = sessionOf(context);
    const [first] = body.items;
    if (!first || body.items.some(({ cartId }) => cartId !== first.cartId)) {
      throw new CommerceError('API422', 400, { field: '/items/0/cartId' });
    }
    const deps = { catalogue: services.catalogue, simulation: services.simulation, now: services.clock(), session };
    const cart = await services.carts.change(
      first.cartId,
      session,
      (doc, { currency }) => addLines(doc, { currency }, body.items, deps),
      context.idempotencyKey,
    );
    return cartReply(services, session, cart, [], query.favStoreId);
  };
