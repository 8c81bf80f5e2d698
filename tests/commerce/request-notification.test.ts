import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import type { Commerce } from '#src/commerce/app.ts';
import { from } from './support/from.ts';
import { goods, smallSeed } from './support/seed.ts';
import { openTestShop, type TestShop } from './support/shop.ts';

const path = '/products/v1/notifications';
const none = { productId: goods.none.productId, upc: goods.none.upcs[0] };
const body = { ...none, email: 'maya@example.com' };
const DAY = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  const products = smallSeed.products.map((one) =>
    one.id === goods.boots.productId ? one : Object.assign(structuredClone(one), { notifyMe: true }),
  );
  shop = await openTestShop({ seed: { ...smallSeed, products } });
});
beforeEach(async () => {
  await shop.database.script(
    `DELETE FROM rate_limits; DELETE FROM outbox; DELETE FROM stock_alerts; UPDATE stock SET quantity = 0 WHERE upc = '${none.upc}'`,
  );
  shop.emails.length = 0;
});
afterAll(() => shop.close());

const saved = async () =>
  (await shop.database.raw<{ rows: number }>('SELECT count(*)::int AS rows FROM stock_alerts', []))[0]?.rows;

const ask = async (given: object) => {
  const guest = await shop.shopper();
  const { status, errorId } = await guest.call('PUT', path, given, { 'x-locale': 'de-de' });
  return errorId ? [status, errorId] : status;
};

const processes: Commerce[] = [];

/** Starts a process, which queues and sends alerts as each round does. */
const round = async () => void processes.push(await shop.start());
afterEach(async () => {
  for (const process of processes.splice(0)) await process.close();
});

const queued = async () =>
  (
    await shop.database.raw<{ rows: number }>(
      "SELECT count(*)::int AS rows FROM outbox WHERE kind = 'back-in-stock'",
      [],
    )
  )[0]?.rows;

const restock = () => shop.database.script(`UPDATE stock SET quantity = 3 WHERE upc = '${none.upc}'`);

test('saves the same request once, whatever the case of the email', async () => {
  expect(await ask(body)).toBe(204);
  expect(await ask({ ...body, email: 'Maya@Example.com' })).toBe(204);
  expect(await saved()).toBe(1);
});

test('refuses an unknown size, a product without alerts and a request without email, and saves nothing', async () => {
  expect(await ask({ ...body, upc: '884501999999' })).toEqual([404, 'PLP400']);
  expect(await ask({ ...body, productId: goods.boots.productId, upc: goods.boots.upcs[0] })).toEqual([404, 'PLP400']);
  expect(await ask(none)).toEqual([400, 'AUT453']);
  expect(await saved()).toBe(0);
});

test('takes a request about what the product offers, and no other', async () => {
  expect(await ask({ ...body, subscriptionType: 'RESTOCK' })).toBe(204);
  expect(await ask({ ...body, email: 'wren@example.com', subscriptionType: 'LAUNCH' })).toEqual([404, 'PLP400']);
  expect(await ask({ ...body, email: 'wren@example.com', subscriptionType: 'ALL' })).toEqual([400, 'API422']);
  expect(await saved()).toBe(1);
});

test('offers no alerts, and takes none, where the feature is off (API404)', async () => {
  const silent = await openTestShop({ seed: smallSeed, offersStockAlerts: false });
  const guest = await silent.shopper();
  expect(await guest.call('PUT', path, body)).toMatchObject({ status: 404, errorId: 'API404' });
  const { body: product } = await guest.call<Product>(
    'GET',
    `/products/v2/products/${none.productId}/details?locale=en-us`,
  );
  expect([product.notifyMe, product.subscriptionType, product.variants.some(({ notifyMe }) => notifyMe)]).toEqual([
    false,
    undefined,
    false,
  ]);
  await silent.close();
});

test('refuses the twenty-first open request of an address (API429)', async () => {
  await shop.database.script(
    `INSERT INTO stock_alerts (id, product_id, upc, email, locale, created_at)
     SELECT gen_random_uuid(), 'WMTR1001MOS', 'upc ' || n, '${body.email}', 'en-us', now() FROM generate_series(1, 20) n`,
  );
  expect(await ask(body)).toEqual([429, 'API429']);
  expect(await ask({ ...body, email: 'wren@example.com' })).toBe(204);
});

test('takes twenty requests a day for one address, whoever asks, also if the size is in stock (API429)', async () => {
  const askFrom = async (address: string) =>
    (await (await shop.shopper()).call('PUT', path, body, from(address))).status;
  const answers = await Promise.all(Array.from({ length: 24 }, (_, at) => askFrom(`203.0.113.${at}`)));
  expect(answers.filter((status) => status === 204)).toHaveLength(20);
  expect(answers.filter((status) => status === 429)).toHaveLength(4);
  shop.pass(DAY);
  expect(await askFrom('203.0.113.1')).toBe(204);
});

test('takes sixty requests an hour from one client, for however many addresses (API429)', async () => {
  const guest = await shop.shopper();
  const answers = [];
  for (let at = 0; at < 62; at += 1)
    answers.push((await guest.call('PUT', path, { ...body, email: `maya-${at}@example.com` })).status);
  expect(answers.filter((status) => status === 204)).toHaveLength(60);
  expect(answers.slice(-2)).toEqual([429, 429]);
});

test('sends one email in the language of the request when the size is back, and none before', async () => {
  await ask(body);
  await round();
  expect(await queued()).toBe(0);
  await restock();
  await round();
  await expect.poll(() => shop.emails.length).toBe(1);
  expect(shop.emails[0]).toMatchObject({ to: body.email, subject: expect.stringMatching(/ ist wieder da$/) });
  expect(shop.emails[0]?.text).toContain(`http://shop.test/de-de/p/`);
  expect(shop.emails[0]?.text).not.toMatch(/:$/m);
  expect(shop.emails[0]?.unsubscribe).toMatch(/^http:\/\/shop\.test\/unsubscribe\/stock-alerts\/[0-9a-f-]{36}$/);
  await round();
  expect(await queued()).toBe(1);
});

test('in the demo a size comes back a day of its warehouse after it was asked for', async () => {
  const demo = await openTestShop({
    seed: { ...smallSeed, products: smallSeed.products.map((one) => ({ ...structuredClone(one), notifyMe: true })) },
    warehouseDay: 10 * 60_000,
  });
  await demo.database.script(`UPDATE stock SET quantity = 0 WHERE upc = '${none.upc}'`);
  const guest = await demo.shopper();
  expect((await guest.call('PUT', path, body)).status).toBe(204);
  const piecesAfterRound = async () => {
    const process = await demo.start();
    const [row] = await demo.database.raw<{ quantity: number }>('SELECT quantity FROM stock WHERE upc = $1', [
      none.upc,
    ]);
    await process.close();
    return row?.quantity;
  };
  expect(await piecesAfterRound()).toBe(0);
  demo.pass(10 * 60_000);
  expect(await piecesAfterRound()).toBe(3);
  await demo.close();
});

test('takes the same request again after its email was sent', async () => {
  await ask(body);
  await restock();
  await round();
  await expect.poll(() => shop.emails.length).toBe(1);
  shop.pass(DAY);
  await ask(body);
  await round();
  await expect.poll(() => shop.emails.length).toBe(2);
});

test('the link of an alert stops all alerts of its address and of no other', async () => {
  await ask({ ...body, email: 'wren@example.com' });
  await ask(body);
  await restock();
  await round();
  await expect.poll(() => shop.emails.length).toBe(2);
  const email = shop.emails.find(({ to }) => to === body.email);
  const [, id = ''] = /#stop-notifications=([0-9a-f-]{36})/.exec(email?.text ?? '') ?? [];
  expect(email?.html).toContain(`#stop-notifications=${id}`);
  const guest = await shop.shopper();
  for (const turn of [1, 2])
    expect(await guest.call('DELETE', `${path}/${id}`), `call ${turn}`).toMatchObject({ status: 204 });
  expect(await saved()).toBe(1);
});
