import type { Handler } from '../contract.ts';
import type { FunnelBook } from '../funnel/funnel.ts';
import { periodOf } from '../funnel/period.ts';

export const getFunnels =
  (book: FunnelBook, isOpen: boolean): Handler<'getFunnels'> =>
  async ({ query }) => {
    const period = periodOf(query, isOpen);
    return { status: 200, body: { ...period, charts: await book.readAll(period) } };
  };
