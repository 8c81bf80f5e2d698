import { updateAddress as update } from '../auth/address-book.ts';
import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

export const updateAddress =
  (services: Services): Handler<'updateAddress'> =>
  async ({ params: { addressId }, body: { address }, context }) => {
    const addresses = await update(services, sessionOf(context), addressId, address);
    return { status: 200, body: { addressId, addresses } };
  };
