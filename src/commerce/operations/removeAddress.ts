import { removeAddress as remove } from '../auth/address-book.ts';
import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Consumers } from '../auth/consumers.ts';

export const removeAddress =
  ({ consumers }: { consumers: Consumers }): Handler<'removeAddress'> =>
  async ({ params: { addressId }, context }) => {
    const addresses = await remove(consumers, sessionOf(context), addressId);
    return { status: 200, body: { canSave: true, addresses } };
  };
