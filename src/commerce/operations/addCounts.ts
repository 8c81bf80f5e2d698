import type { Handler } from '../contract.ts';
import type { FunnelBook } from '../funnel/funnel.ts';

/** Everybody may add: the shop cannot tell its own pages from a program, and nothing depends on the counts. */
export const addCounts =
  (book: FunnelBook): Handler<'addCounts'> =>
  async ({ body }) => {
    await book.add(body.counts);
    return { status: 204, body: undefined };
  };
