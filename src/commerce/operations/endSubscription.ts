import type { Clock } from '../clock.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { endSubscription as end } from '../subscriptions/subscriptions.ts';

/** Ends a subscription: by the link of its emails, or in the account (core 7). */
export const endSubscription =
  ({ database, clock }: { database: Database; clock: Clock }): Handler<'endSubscription'> =>
  async ({ params }) => {
    await end(database.raw, params.subscriptionId, new Date(clock()));
    return { status: 204, body: undefined };
  };
