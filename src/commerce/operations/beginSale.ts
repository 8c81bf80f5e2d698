import type { Handler } from '../contract.ts';
import { inStoreSaleOf } from '../stores/associates.ts';
import { beginSelling, type SaleDeps } from '../stores/begin-selling.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Consumers } from '../auth/consumers.ts';
import type { Catalogue } from '../cart/catalogue.ts';

/** From now on the session sells in a store: its carts have a customer's prices until it ends. */
export const beginSale =
  (deps: SaleDeps & { consumers: Consumers; catalogue: Catalogue }): Handler<'beginSale'> =>
  async ({ body, context }) => {
    const session = sessionOf(context);
    await inStoreSaleOf(deps, body, session);
    await beginSelling(deps, session, body);
    return { status: 204, body: undefined };
  };
