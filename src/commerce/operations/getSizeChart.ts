import { siteOf } from '../catalogue/site.ts';
import { sizeChartOf } from '../catalogue/size-chart.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';
import { publicly } from './publicly.ts';

/** Reads the size chart of a kind of product (catalogue 7). */
export const getSizeChart =
  (): Handler<'getSizeChart'> =>
  async ({ params, query, context }) => {
    const chart = sizeChartOf(params.productType, siteOf(query.locale));
    if (!chart) throw new CommerceError('API404', 404, { field: '/path/productType' });
    return publicly(chart, context);
  };
