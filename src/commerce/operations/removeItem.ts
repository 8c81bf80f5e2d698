import { removeLine } from '../cart/items.ts';
import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply } from '../cart/cart-reply.ts';

export const removeItem =
  (deps: CartDeps): Handler<'removeItem'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    const cart = await deps.carts.change(body.cartId, session, (doc) => removeLine(doc, body.itemId));
    return cartReply(deps, session, cart);
  };
