import { sessionOf } from '../auth/session-of.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { votesOf } from '../reviews/reactions.ts';
import { requireStyle } from '../reviews/review-author.ts';

/** Reads how the customer or the session has voted on what is shown with a product (catalogue 7). */
export const getOwnVotes =
  ({ database: { raw } }: { database: Database }): Handler<'getOwnVotes'> =>
  async ({ params: { productId }, context }) => {
    const { subject } = sessionOf(context);
    return { status: 200, body: { votes: await votesOf(raw, subject, await requireStyle(raw, productId)) } };
  };
