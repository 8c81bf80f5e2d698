import { removeAddress as remove } from '../auth/address-book.ts';
import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Consumers } from '../auth/consumers.ts';
import type { Database } from '../db/database.types.ts';

export const removeAddress =
  (deps: { consumers: Consumers; database: Database }): Handler<'removeAddress'> =>
  async ({ params: { addressId }, context }) => {
    const addresses = await remove(deps, sessionOf(context), addressId);
    return { status: 200, body: { canSave: true, addresses } };
  };
