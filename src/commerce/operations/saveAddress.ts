import { saveAddress as save } from '../auth/address-book.ts';
import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { sessionOf } from '../auth/session-of.ts';

export const saveAddress =
  (services: Services): Handler<'saveAddress'> =>
  async ({ body: { address }, context }) => ({ status: 200, body: await save(services, sessionOf(context), address) });
