import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { sessionOf, type Services } from '../services.ts';

/** Stores hold nothing back for the web yet: a store that exists has no inventory to give (INV701). */
export const reserveWithItem =
  (services: Services): Handler<'reserveWithItem'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    if (body.cartId !== undefined) await services.carts.read(body.cartId, session);
    const rows = await services.database.raw('SELECT 1 FROM stores WHERE id = $1', [body.storeId]);
    if (rows.length === 0) throw new CommerceError('STR404', 404, { field: '/storeId' });
    throw new CommerceError('INV701', 409, { field: '/storeId' });
  };
