import { saveAddress as save } from '../auth/address-book.ts';
import type { Handler } from '../contract.ts';
import { sessionOf, type Services } from '../services.ts';

export const saveAddress =
  (services: Services): Handler<'saveAddress'> =>
  async ({ body: { address }, context }) => ({ status: 200, body: await save(services, sessionOf(context), address) });
