import { sessionOf } from '../auth/session-of.ts';
import type { Clock } from '../clock.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import type { Tries } from '../limits/tries.ts';
import { vote } from '../reviews/reactions.ts';
import { requireStyle } from '../reviews/review-author.ts';

interface Deps {
  database: Database;
  clock: Clock;
  tries: Tries;
}

/** Counts whether a review was helpful, once for each session or customer (catalogue 7). */
export const voteReview =
  ({ database, clock, tries }: Deps): Handler<'voteReview'> =>
  async ({ params: { productId, reviewId }, body: { isHelpful }, context }) => {
    const voter = sessionOf(context);
    const styleId = await requireStyle(database.raw, productId);
    await tries.begin('reaction', { target: voter.subject, address: context.address });
    const at = new Date(clock());
    const votes = await database.transaction((tx) =>
      vote(tx, voter, { on: 'review', styleId, id: reviewId }, isHelpful, at),
    );
    return { status: 200, body: votes };
  };
