import { addLines } from '../cart/items.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply } from '../cart/cart-reply.ts';

export const addItems =
  (deps: CartDeps): Handler<'addItems'> =>
  async ({ query, body, context }) => {
    const session = sessionOf(context);
    const [first] = body.items;
    if (!first || body.items.some(({ cartId }) => cartId !== first.cartId)) {
      throw new CommerceError('API422', 400, { field: '/items/0/cartId' });
    }
    const itemDeps = { catalogue: deps.catalogue, simulation: deps.simulation, now: deps.clock(), session };
    const cart = await deps.carts.change(
      first.cartId,
      session,
      (doc, { currency }) => addLines(doc, { currency }, body.items, itemDeps),
      context.idempotencyKey,
    );
    return cartReply(deps, session, cart, [], query.favStoreId);
  };
