import type { Handler } from '../contract.ts';
import { reportReturnOf, type WarehouseReportDeps } from '../orders/warehouse-reports.ts';
import { warehouseProgress } from '../orders/warehouse-view.ts';

export const reportReturn =
  (deps: WarehouseReportDeps): Handler<'reportReturn'> =>
  async ({ params: { orderNo, returnId }, body: { arrivedAt } }) => ({
    status: 200,
    body: warehouseProgress(await reportReturnOf(deps, orderNo, { returnId, arrivedAt })),
  });
