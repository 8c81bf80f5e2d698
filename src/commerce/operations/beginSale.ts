import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { inStoreSaleOf } from '../stores/associates.ts';
import { beginSelling } from '../stores/begin-selling.ts';
import { sessionOf } from '../auth/session-of.ts';

/** An associate sells from now on: the carts of this session have a customer's prices until it ends. */
export const beginSale =
  (services: Services): Handler<'beginSale'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    await inStoreSaleOf(services, body, session);
    await beginSelling(services, session, body);
    return { status: 204, body: undefined };
  };
