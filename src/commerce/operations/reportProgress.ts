import type { Handler } from '../contract.ts';
import { reportProgressOf, type WarehouseReportDeps } from '../orders/warehouse-reports.ts';
import { warehouseProgress } from '../orders/warehouse-view.ts';

export const reportProgress =
  (deps: WarehouseReportDeps): Handler<'reportProgress'> =>
  async ({ params, body }) => ({
    status: 200,
    body: warehouseProgress(await reportProgressOf(deps, params.orderNo, body)),
  });
