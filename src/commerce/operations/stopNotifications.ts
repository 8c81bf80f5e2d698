import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { stopStockAlerts } from '../stock-alerts/stock-alerts.ts';

/** Stops all alerts of the address that made the request (catalogue 7). */
export const stopNotifications =
  ({ database }: { database: Database }): Handler<'stopNotifications'> =>
  async ({ params }) => {
    await stopStockAlerts(database.raw, params.notificationId);
    return { status: 204, body: undefined };
  };
