import { sessionOf } from '../auth/session-of.ts';
import type { Clock } from '../clock.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import type { Tries } from '../limits/tries.ts';
import { flag } from '../reviews/reactions.ts';
import { requireStyle } from '../reviews/review-author.ts';

interface Deps {
  database: Database;
  clock: Clock;
  tries: Tries;
}

/** Reports a review to the operators, once for each session or customer (catalogue 7). It stays until they decide. */
export const flagReview =
  ({ database, clock, tries }: Deps): Handler<'flagReview'> =>
  async ({ params: { productId, reviewId }, body: { reason }, context }) => {
    const reporter = sessionOf(context);
    const styleId = await requireStyle(database.raw, productId);
    await tries.begin('reaction', { target: reporter.subject, address: context.address });
    const at = new Date(clock());
    await database.transaction((tx) => flag(tx, reporter, { on: 'review', styleId, id: reviewId }, reason, at));
    return { status: 204, body: undefined };
  };
