import type { Handler } from '../contract.ts';
import { cartReply, sessionOf, type Services } from '../services.ts';

export const createCart =
  (services: Services): Handler<'createCart'> =>
  async ({ context }) => {
    const session = sessionOf(context);
    const { locale, currency } = context;
    const cart = await services.carts.create({ owner: session.subject, locale, currency });
    return cartReply(services, session, cart);
  };
