import type { Handler } from '../contract.ts';
import { cartReply, sessionOf, type Services } from '../services.ts';

export const createCart =
  (services: Services): Handler<'createCart'> =>
  async ({ context }) => {
    const { locale, currency } = context;
    const cart = await services.carts.create({ owner: sessionOf(context).subject, locale, currency });
    return cartReply(services, cart);
  };
