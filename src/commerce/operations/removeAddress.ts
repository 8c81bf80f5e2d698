import { removeAddress as remove } from '../auth/address-book.ts';
import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

export const removeAddress =
  (services: Services): Handler<'removeAddress'> =>
  async ({ params: { addressId }, context }) => {
    const addresses = await remove(services, sessionOf(context), addressId);
    return { status: 200, body: { canSave: true, addresses } };
  };
