import { updateAddress as update } from '../auth/address-book.ts';
import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Consumers } from '../auth/consumers.ts';

export const updateAddress =
  ({ consumers }: { consumers: Consumers }): Handler<'updateAddress'> =>
  async ({ params: { addressId }, body: { address }, context }) => {
    const addresses = await update(consumers, sessionOf(context), addressId, address);
    return { status: 200, body: { addressId, addresses } };
  };
