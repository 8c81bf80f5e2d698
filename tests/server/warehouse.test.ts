import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WarehouseOrders } from '#openapi/generated/waymark.gen.ts';
import { mayasAddress } from '#tests/people.ts';
import { openComposition, production, type Start } from './support/composition.ts';

const WAREHOUSE_KEY = 'a-key-of-a-warehouse-that-is-long-enough';
const keyed = { 'x-warehouse-key': WAREHOUSE_KEY };
const number = 'WM10004217';
const MINUTE = 60_000;

let composition: Awaited<ReturnType<typeof openComposition>>;
const lines: string[] = [];
beforeAll(async () => {
  composition = await openComposition();
}, 60_000);
afterAll(() => composition.close());

/** An order that the demo has packed by now, and not sent yet. */
beforeEach(async () => {
  lines.length = 0;
  const shippingMethod = { code: 'ground', kind: 'home', label: 'Ground', deliveryTime: '3-6 days' };
  const shipment = { shipmentId: 's-1', shippingId: 'me', shippingMethod, address: mayasAddress, itemIds: ['item-1'] };
  const item = {
    itemId: 'item-1',
    productId: 'WMTR1001MOS',
    upc: '884501001085',
    name: 'Ridgeline',
    qty: 1,
  };
  const doc = {
    frozen: { items: [item], shipments: [shipment], payment_instruments: [] },
    held: [{ upc: '884501001085', qty: 1 }],
    giftCards: [],
    charge: null,
  };
  await composition.database.raw('DELETE FROM orders WHERE number = $1', [number]);
  await composition.database.raw(
    `INSERT INTO orders (number, cart_id, cart_version, owner, status, doc, created_at)
     VALUES ($1, gen_random_uuid(), 1, 'nobody', 'placed', $2::jsonb, $3::timestamptz)`,
    [number, JSON.stringify(doc), new Date(Date.now() - 35 * MINUTE).toISOString()],
  );
});

const during = async (env: Record<string, string>, what: (start: Start) => Promise<void>) => {
  const start = await composition.start(env, (line) => void lines.push(line));
  await what(start).finally(() => start.shop.close());
};
const statusOf = async () =>
  (await composition.database.raw<{ status: string }>('SELECT status FROM orders WHERE number = $1', [number]))[0]
    ?.status;
const shipped = (headers: Record<string, string>): RequestInit => ({
  method: 'PUT',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ events: [{ code: 'shipped', at: new Date(Date.now() - MINUTE).toISOString() }] }),
});
const progress = `/warehouse/v1/orders/${number}/progress`;

it('a production with a key takes the reports of its warehouse, and logs neither key nor address', () =>
  during({ ...production, WAREHOUSE_KEY }, async ({ ask }) => {
    const listed = await ask('/warehouse/v1/orders', { headers: keyed });
    expect([listed.status, listed.headers.get('cache-control'), listed.headers.getSetCookie()]).toEqual([
      200,
      'no-store',
      [],
    ]);
    const { orders } = (await listed.json()) as WarehouseOrders;
    expect(orders.map((order) => order.progress.orderNumber)).toEqual([number]);
    expect((await ask(progress, shipped({ 'x-warehouse-key': 'another' }))).status).toBe(403);
    expect(await statusOf()).toBe('placed');
    expect((await ask(progress, shipped(keyed))).status).toBe(200);
    expect(await statusOf()).toBe('shipped');
    expect(lines.join('\n')).toContain('reportProgress');
    for (const secret of [WAREHOUSE_KEY, mayasAddress.addressLine1]) expect(lines.join('\n')).not.toContain(secret);
  }));

it('a production without a key answers 404', () =>
  during(production, async ({ ask }) => {
    expect((await ask('/warehouse/v1/orders', { headers: keyed })).status).toBe(404);
    expect((await ask(progress, shipped(keyed))).status).toBe(404);
    expect(await statusOf()).toBe('placed');
  }));

it('the warehouse of the demo works only while no key is set', async () => {
  await during({ WAREHOUSE_KEY }, async () => undefined);
  expect(await statusOf()).toBe('placed');
  await during({}, async () => undefined);
  expect(await statusOf()).toBe('processing');
}, 120_000);
