import { saveAddress as save } from '../auth/address-book.ts';
import type { Handler } from '../contract.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Consumers } from '../auth/consumers.ts';

export const saveAddress =
  ({ consumers }: { consumers: Consumers }): Handler<'saveAddress'> =>
  async ({ body: { address }, context }) => ({ status: 200, body: await save(consumers, sessionOf(context), address) });
