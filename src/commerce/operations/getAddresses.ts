import { addressesOf } from '../auth/address-book.ts';
import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Consumers } from '../auth/consumers.ts';

export const getAddresses =
  ({ consumers }: { consumers: Consumers }): Handler<'getAddresses'> =>
  async ({ context }) => {
    const addresses = await addressesOf(consumers, sessionOf(context));
    return { status: 200, body: { canSave: addresses !== null, addresses: addresses ?? [] } };
  };
