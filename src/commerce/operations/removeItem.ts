import { removeLine } from '../cart/items.ts';
import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';
import { cartReply } from '../cart/cart-reply.ts';

export const removeItem =
  (services: Services): Handler<'removeItem'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    const cart = await services.carts.change(body.cartId, session, (doc) => removeLine(doc, body.itemId));
    return cartReply(services, session, cart);
  };
