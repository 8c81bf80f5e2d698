import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import { type CartDeps, cartReply } from '../cart/cart-reply.ts';

export const createCart =
  (deps: CartDeps): Handler<'createCart'> =>
  async ({ context }) => {
    const session = sessionOf(context);
    const { locale, currency } = context;
    const cart = await deps.carts.create({ owner: session.subject, locale, currency });
    return cartReply(deps, session, cart);
  };
