import { removeLine } from '../cart/items.ts';
import type { Handler } from '../contract.ts';
import { cartReply, sessionOf, type Services } from '../services.ts';

export const removeItem =
  (services: Services): Handler<'removeItem'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    const cart = await services.carts.change(body.cartId, session, (doc) => removeLine(doc, body.itemId));
    return cartReply(services, session, cart);
  };
