import { addressesOf } from '../auth/address-book.ts';
import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

export const getAddresses =
  (services: Services): Handler<'getAddresses'> =>
  async ({ context }) => {
    const addresses = await addressesOf(services, sessionOf(context));
    return { status: 200, body: { canSave: addresses !== null, addresses: addresses ?? [] } };
  };
