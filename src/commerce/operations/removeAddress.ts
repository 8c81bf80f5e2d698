import { removeAddress as remove } from '../auth/address-book.ts';
import type { Handler } from '../contract.ts';
import { sessionOf, type Services } from '../services.ts';

export const removeAddress =
  (services: Services): Handler<'removeAddress'> =>
  async ({ params: { addressId }, context }) => {
    const addresses = await remove(services, sessionOf(context), addressId);
    return { status: 200, body: { canSave: true, addresses } };
  };
