import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { sessionOf, type Services } from '../services.ts';

/** Only an associate in a store session may; nobody else's session is one. */
export const addPriceAdjustment =
  (services: Services): Handler<'addPriceAdjustment'> =>
  async ({ params, context }) => {
    await services.carts.read(params.basketId, sessionOf(context));
    throw new CommerceError('AUT432', 403);
  };
