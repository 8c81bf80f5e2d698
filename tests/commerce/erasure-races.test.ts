import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoPassword, people } from '#src/demo/people/people.ts';
import { type ContentSource, noContent } from '#src/commerce/content/content-source.ts';
import type { Database } from '#src/commerce/db/database.types.ts';
import { openTestDatabase } from './support/database.ts';
import { binariesOfPostgres, openPostgresServer } from '#tests/restarts/postgres-server.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { openTestShop, place, readyCart, type Shopper, type TestShop } from './support/shop.ts';

const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
const person = {
  password: demoPassword,
  firstName: 'Robin',
  lastName: 'Hale',
  birthDate: '1990-01-01',
  isTermsConfirmed: true,
  termsConditionsAndPolicy: true,
};

const event = {
  eventId: 'night-run',
  title: 'Night run',
  startDate: '2026-12-04',
  endDate: '2026-12-04',
  enablePlusOne: false,
  submitCtaLabel: 'Join',
  confirmationTitle: 'See you there',
};
const content: ContentSource = {
  ...noContent,
  documents: () => [
    {
      kind: 'page',
      id: 'p',
      name: 'Page',
      modificationDate: '2026-11-01T00:00:00Z',
      content: { blocks: [{ id: 'run', type: 'event', event }] },
    },
  ],
};

/** What happens before the next transaction of the shop begins. */
let beforeNextTransaction: (() => Promise<void>) | null = null;
let shop: TestShop;
beforeAll(async () => {
  const database = await openTestDatabase({ ...smallSeed, people });
  const transaction: Database['transaction'] = async (work) => {
    const first = beforeNextTransaction;
    beforeNextTransaction = null;
    await first?.();
    return database.transaction(work);
  };
  shop = await openTestShop({ database: { ...database, transaction }, content });
});
afterAll(async () => {
  expect(shop.defects).toEqual([]);
  await shop.close();
});

/** A new account, signed in. */
async function newcomer(email: string): Promise<Shopper> {
  const { as, enter } = signedIn(shop.commerce);
  await (await shop.shopper()).call('POST', '/consumers-v3/auth/signup', { ...person, email });
  return as((await enter(email)).accessToken);
}
const erase = (by: Shopper) => by.call('POST', '/consumers-v3/consumer/erasure', { password: demoPassword });

test('an order that an erasure overtakes is not placed: nothing of the buyer is left', async () => {
  const email = 'overtaken@example.com';
  const by = await newcomer(email);
  const cart = await readyCart(by, shoe);
  const stock = await shop.stock(shoe.upc);
  // The cart is read and priced by then.
  beforeNextTransaction = async () => expect((await erase(by)).status).toBe(204);
  expect(await place(by, cart)).toMatchObject({ status: 404, errorId: 'BSK404' });
  expect(await shop.database.raw('SELECT number FROM orders WHERE cart_id = $1', [cart.basketId])).toEqual([]);
  expect(await shop.stock(shoe.upc)).toEqual(stock);
});

test('an erasure waits for an order that is placed at the same moment, and is refused', async () => {
  const by = await newcomer('waiting@example.com');
  const cart = await readyCart(by, shoe);
  beforeNextTransaction = async () => expect((await place(by, cart)).status).toBe(200);
  expect(await erase(by)).toMatchObject({ status: 409, errorId: 'API409' });
  expect((await by.call('GET', '/consumers-v3/consumer')).status).toBe(200);
});

test('a card that another process saves for an account that was just erased is refused', async () => {
  const by = await newcomer('card@example.com');
  const other = await shop.start();
  const there = signedIn(other).as(by.token);
  expect((await there.call('GET', '/consumers-v3/consumer')).status).toBe(200);
  expect((await erase(by)).status).toBe(204);
  const saved = await there.call('POST', '/consumers-v3/consumer/payment_instruments', {
    card: { cardToken: 'tok_late' },
  });
  expect(saved).toMatchObject({ status: 403, errorId: 'AUT404' });
  const owners = 'SELECT 1 FROM saved_cards WHERE owner NOT IN (SELECT id FROM consumers)';
  expect(await shop.database.raw(owners, [])).toEqual([]);
  await other.close();
});

test('a review that another process saves for an account that was just erased is refused', async () => {
  const by = await newcomer('review@example.com');
  const other = await shop.start();
  const there = signedIn(other).as(by.token);
  expect((await there.call('GET', '/consumers-v3/consumer')).status).toBe(200);
  expect((await erase(by)).status).toBe(204);
  const review = { rating: 5, title: 'Too late', text: 'The account is gone.', nickname: 'Robin' };
  const saved = await there.call('POST', `/products/v1/products/${shoe.productId}/reviews`, review);
  expect(saved).toMatchObject({ status: 403, errorId: 'AUT404' });
  expect(await shop.database.raw(`SELECT 1 FROM reviews WHERE doc->>'title' = 'Too late'`, [])).toEqual([]);
  await other.close();
});

test.each([
  ['favorite_lists', 'POST', '/wishlists/v2/favorites', { id: shoe.productId }],
  ['lists', 'PUT', '/cart/v2/saveForLater', shoe],
  [
    'subscriptions',
    'POST',
    '/consumers-v3/consumer/subscription',
    { channel: 'email', recipient: 'late@example.com', policy: true },
  ],
] as const)('nothing is written into %s for an account that was just erased', async (table, method, path, body) => {
  const by = await newcomer(`${table}@example.com`);
  const other = await shop.start();
  const there = signedIn(other).as(by.token);
  expect((await there.call('GET', '/consumers-v3/consumer')).status).toBe(200);
  expect((await erase(by)).status).toBe(204);
  expect(await there.call(method, path, body)).toMatchObject({ status: 403, errorId: 'AUT404' });
  const owners = `SELECT owner FROM ${table} WHERE owner <> '' AND owner NOT IN (SELECT id FROM consumers)`;
  expect(await shop.database.raw(owners, [])).toEqual([]);
  await other.close();
});

test('nobody whose account is erased meanwhile is registered for an event', async () => {
  const email = 'runner@example.com';
  const by = await newcomer(email);
  beforeNextTransaction = async () => expect((await erase(by)).status).toBe(204);
  const { eventId, startDate: attendingDays } = event;
  const registration = {
    email,
    eventId,
    attendingDays,
    eventTermsAccepted: true,
    registrationTimestamp: '2026-11-28T09:30:00.000Z',
  };
  const path = '/consumers-v3/consumer/event-registration';
  expect(await by.call('POST', path, registration)).toMatchObject({ status: 403, errorId: 'AUT404' });
  expect(await shop.database.raw('SELECT 1 FROM event_registrations', [])).toEqual([]);
});

const binaries = binariesOfPostgres();

describe.runIf(binaries)('on a PostgreSQL server', () => {
  test('an erasure and a change of an order lock both in the same order, so that neither fails', async () => {
    const server = await openPostgresServer(binaries ?? '');
    vi.stubEnv('DATABASE_URL', server.url);
    const there = await openTestShop({ seed: { ...smallSeed, people } });
    vi.unstubAllEnvs();
    const { as, enter } = signedIn(there.commerce);
    const theo = as((await enter('theo.lambert@example.com')).accessToken);
    const { body: order } = await place(theo, await readyCart(theo, shoe));
    const open = () => there.database.raw('SELECT 1 FROM outbox WHERE done_at IS NULL', []);
    await expect.poll(async () => (await open()).length).toBe(0);
    await there.database.raw(`UPDATE orders SET status = 'delivered'`, []);
    let erased: ReturnType<typeof erase> | null = null;
    await there.database.transaction(async (tx) => {
      const [locked] = await tx<{ owner: string }>('SELECT owner FROM orders WHERE number = $1 FOR UPDATE', [
        order.orderNumber,
      ]);
      erased = erase(theo);
      await expect
        .poll(async () => (await there.database.raw(`SELECT 1 FROM pg_locks WHERE NOT granted`, [])).length)
        .toBeGreaterThan(0);
      await tx('UPDATE consumers SET points = points + 1 WHERE id = $1', [locked?.owner]);
    });
    expect(await erased).toMatchObject({ status: 204 });
    expect(there.defects).toEqual([]);
    await there.close();
    await server.discard();
  }, 60_000);
});
