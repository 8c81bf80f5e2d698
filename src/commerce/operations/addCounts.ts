import type { Handler } from '../contract.ts';
import type { FunnelBook } from '../funnel/funnel.ts';

/** Everybody may add: a shop cannot tell a page of its own from a program, and the counts decide nothing. */
export const addCounts =
  (book: FunnelBook): Handler<'addCounts'> =>
  async ({ body }) => {
    await book.add(body.counts);
    return { status: 204, body: undefined };
  };
