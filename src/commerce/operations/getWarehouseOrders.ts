import type { Handler } from '../contract.ts';
import { UNPACKED } from '../model/purchase-rules.ts';
import type { WarehouseReportDeps } from '../orders/warehouse-reports.ts';
import { warehouseOrder } from '../orders/warehouse-view.ts';

export const getWarehouseOrders =
  ({ orders, clock }: WarehouseReportDeps): Handler<'getWarehouseOrders'> =>
  async ({ query: { placedBefore, status, limit = 100 } }) => {
    const rows = await orders.toPack({
      placedBefore: placedBefore === undefined ? new Date(clock() - UNPACKED) : new Date(placedBefore),
      status: status ?? null,
      limit,
    });
    return { status: 200, body: { orders: rows.map(warehouseOrder) } };
  };
