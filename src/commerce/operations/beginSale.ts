import type { Handler } from '../contract.ts';
import { type Services } from '../services.ts';
import { inStoreSaleOf } from '../stores/associates.ts';
import { beginSelling } from '../stores/begin-selling.ts';
import { sessionOf } from '../auth/session-of.ts';

/** From now on the session sells in a store: its carts have a customer's prices until it ends. */
export const beginSale =
  (services: Services): Handler<'beginSale'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    await inStoreSaleOf(services, body, session);
    await beginSelling(services, session, body);
    return { status: 204, body: undefined };
  };
