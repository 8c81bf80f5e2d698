import type { Handler } from '../contract.ts';
import { later, type QueueDeps } from '../outbox/outbox.ts';
import { saveStockAlert } from '../stock-alerts/stock-alerts.ts';

/** See catalogue 7. */
export const requestNotification =
  ({ database, clock, outbox }: QueueDeps): Handler<'requestNotification'> =>
  async ({ body, context: { locale } }) => {
    const now = new Date(clock());
    await database.transaction(async (tx) => {
      const id = await saveStockAlert(tx, { ...body, locale }, now);
      if (id) await later(tx, [{ id: `back-in-stock:${id}`, kind: 'back-in-stock', about: id }], now);
    });
    outbox.wake();
    return { status: 204, body: undefined };
  };
