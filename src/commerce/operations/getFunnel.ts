import type { Handler } from '../contract.ts';
import type { FunnelBook } from '../funnel/funnel.ts';
import { periodOf } from '../funnel/period.ts';

export const getFunnel =
  (book: FunnelBook, isOpen: boolean): Handler<'getFunnel'> =>
  async ({ params, query }) => ({ status: 200, body: await book.read(params.chart, periodOf(query, isOpen)) });
