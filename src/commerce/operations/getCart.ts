import type { Flash } from '#openapi/generated/waymark.gen.ts';
import { correctSupply } from '../cart/supply.ts';
import type { Handler } from '../contract.ts';
import { cartReply, sessionOf, type Services } from '../services.ts';

export const getCart =
  (services: Services): Handler<'getCart'> =>
  async ({ params, query, context }) => {
    const session = sessionOf(context);
    const { favStoreId = null } = query;
    if (!query.inventorySupplyCheck)
      return cartReply(services, await services.carts.read(params.basketId, session), [], favStoreId);
    let flash: Flash[] = [];
    const cart = await services.carts.change(params.basketId, session, async (doc) => {
      const corrected = await correctSupply(doc, services.catalogue, favStoreId);
      flash = corrected.flash;
      return corrected.doc;
    });
    return cartReply(services, cart, flash, favStoreId);
  };
