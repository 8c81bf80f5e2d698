import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';
import { cartReply } from '../cart/cart-reply.ts';

export const createCart =
  (services: Services): Handler<'createCart'> =>
  async ({ context }) => {
    const session = sessionOf(context);
    const { locale, currency } = context;
    const cart = await services.carts.create({ owner: session.subject, locale, currency });
    return cartReply(services, session, cart);
  };
