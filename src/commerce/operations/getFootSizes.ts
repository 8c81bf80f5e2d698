import { siteOf } from '../catalogue/site.ts';
import { footSizes } from '../catalogue/size-chart.ts';
import type { Handler } from '../contract.ts';
import { publicly } from './publicly.ts';

/** Reads which foot fits each shoe size (catalogue 7). */
export const getFootSizes =
  (): Handler<'getFootSizes'> =>
  async ({ query, context }) =>
    publicly(footSizes(siteOf(query.locale)), context);
